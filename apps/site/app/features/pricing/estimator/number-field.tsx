import { useId, useRef, useState } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import type { Count } from './choices';
import { readCount } from './read-count.ts';
import { useTypedBefore } from './use-typed-before';

interface NumberFieldProps {
	label: string;
	value: Count;
	min?: number;
	max: number;
	/** Null while the field's text is no number within the limits. */
	onChange: (value: Count) => void;
	hint?: React.ReactNode;
}

/**
 * A whole number in bounds, written as people write it. How it was understood stands below while it is typed, and in the field
 * once it has been left; what is no number is refused beside the field (WCAG 3.3.1).
 */
export function NumberField({ label, value, min = 0, max, onChange, hint }: NumberFieldProps) {
	const id = useId();
	const locale = useLocale();
	const { pricing } = useMessages();
	const format = (count: number) => formatCount(count, locale);
	const [text, setText] = useState(value === null ? '' : format(value));
	const [reported, setReported] = useState(value);
	// Chosen elsewhere, for instance by a link.
	if (value !== reported) {
		setReported(value);
		if (value !== null) setText(format(value));
	}

	function type(typed: string) {
		const reading = readCount(typed, locale);
		const isInBounds = 'count' in reading && reading.count >= min && reading.count <= max;
		const next = isInBounds ? reading.count : null;
		setText(typed);
		setReported(next);
		onChange(next);
	}

	const field = useRef<HTMLInputElement>(null);
	useTypedBefore(field, text, type);

	const isUnderstood = value !== null;
	const note = isUnderstood
		? text !== format(value) && `= ${format(value)}`
		: pricing.numberNeeded(format(min), format(max));
	return (
		<div className="w-full max-w-52">
			<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
				{label}
			</label>
			<input
				ref={field}
				id={id}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				value={text}
				aria-invalid={!isUnderstood}
				aria-describedby={`${id}-note ${id}-hint`}
				onFocus={(event) => event.target.select()}
				onChange={(event) => type(event.target.value)}
				onBlur={() => isUnderstood && setText(format(value))}
				className={classNames(
					'min-h-11 w-full bg-surface px-3 text-right tabular-nums',
					isUnderstood
						? 'shadow-[inset_0_0_0_2px_var(--line-strong)]'
						: 'shadow-[inset_0_0_0_3px_var(--mark)]',
				)}
			/>
			<p
				id={`${id}-note`}
				role="status"
				className={classNames(
					'mt-1.5 text-sm',
					isUnderstood ? 'text-right tabular-nums' : 'font-bold',
				)}
			>
				{note}
			</p>
			<p id={`${id}-hint`} className="text-right text-xs text-muted tabular-nums">
				{hint}
			</p>
		</div>
	);
}
