import { useId } from 'react';

interface SearchFieldProps {
	label: string;
	hint: string;
	value: string;
	onChange: (value: string) => void;
	/** The number of results, announced to screen readers when it changes (WCAG 4.1.3). */
	summary: string;
}

export function SearchField({ label, hint, value, onChange, summary }: SearchFieldProps) {
	const id = useId();
	return (
		<div className="mb-4 print:hidden flex flex-wrap items-end gap-x-6 gap-y-2">
			<div className="w-full max-w-[28rem]">
				<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
					{label}
				</label>
				<input
					id={id}
					type="search"
					value={value}
					placeholder={hint}
					onChange={(event) => onChange(event.target.value)}
					className="min-h-12 w-full bg-surface px-4 shadow-[inset_0_0_0_2px_var(--line-strong)] placeholder:text-muted"
				/>
			</div>
			<p role="status" className="py-3 text-sm text-muted">
				{summary}
			</p>
		</div>
	);
}
