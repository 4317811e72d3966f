import { useId, useRef, useState } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import type { Count } from './choices';
import { readCount } from './read-count.ts';
import { useEarlyInput } from './use-early-input';

interface NumberFieldProps {
	label: string;
	value: Count;
	min?: number;
	max: number;
	/** Called with null while the text is not a number within the limits. */
	onChange: (value: Count) => void;
	hint?: React.ReactNode;
}

/**
 * A text field for an integer within limits, as people write it (see `readCount`). Shows the parsed number below while typing, and in the
 * field on blur. Shows an error beside the field for an invalid text (WCAG 3.3.1).
 */
export function NumberField({ label, value, min = 0, max, onChange, hint }: NumberFieldProps) {
	const id = useId();
	const locale = useLocale();
	const { pricing } = useMessages();
	const format = (count: number) => formatCount(count, locale);
	const [text, setText] = useState(value === null ? '' : format(value));
	const [lastValue, setLastValue] = useState(value);
	// The value was changed outside of the field, for instance by a link.
	if (value !== lastValue) {
		setLastValue(value);
		if (value !== null) setText(format(value));
	}

	function handleInput(input: string) {
		const result = readCount(input, locale);
		const isInBounds = 'count' in result && result.count >= min && result.count <= max;
		const next = isInBounds ? result.count : null;
		setText(input);
		setLastValue(next);
		onChange(next);
	}

	const field = useRef<HTMLInputElement>(null);
	useEarlyInput(field, text, handleInput);

	const isValid = value !== null;
	const note = isValid
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
				aria-invalid={!isValid}
				aria-describedby={`${id}-note ${id}-hint`}
				onFocus={(event) => event.target.select()}
				onChange={(event) => handleInput(event.target.value)}
				onBlur={() => isValid && setText(format(value))}
				className={classNames(
					'min-h-11 w-full bg-surface px-3 text-right tabular-nums',
					isValid
						? 'shadow-[inset_0_0_0_2px_var(--line-strong)]'
						: 'shadow-[inset_0_0_0_3px_var(--mark)]',
				)}
			/>
			<p
				id={`${id}-note`}
				role="status"
				className={classNames('mt-1.5 text-sm', isValid ? 'text-right tabular-nums' : 'font-bold')}
			>
				{note}
			</p>
			<p id={`${id}-hint`} className="text-right text-xs text-muted tabular-nums">
				{hint}
			</p>
		</div>
	);
}
