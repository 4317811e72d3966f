import { useId } from 'react';
import { VisuallyHidden } from '~/ui/visually-hidden';

interface NumberFieldProps {
	label: string;
	/** Named for assistive technology only, where a table's heading names it for the eye. */
	hideLabel?: boolean;
	value: number;
	min?: number;
	max: number;
	onChange: (value: number) => void;
}

/** A whole number in bounds. */
export function NumberField({ label, hideLabel, value, min = 0, max, onChange }: NumberFieldProps) {
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className={hideLabel ? '' : 'mb-1.5 block text-sm font-bold'}>
				{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
			</label>
			<input
				id={id}
				type="number"
				inputMode="numeric"
				min={min}
				max={max}
				step={1}
				value={value}
				onFocus={(event) => event.target.select()}
				onChange={(event) => {
					const typed = Math.trunc(event.target.valueAsNumber || 0);
					onChange(Math.min(Math.max(typed, min), max));
				}}
				className="min-h-11 w-full max-w-36 bg-surface px-3 text-right shadow-[inset_0_0_0_2px_var(--line-strong)]"
			/>
		</div>
	);
}
