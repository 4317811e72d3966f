import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import type { Count } from './choices';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Applies input that a visitor entered into a field of the server's HTML before hydration. React keeps the field's value in the DOM, but
 * gets no event for it.
 */
export function useEarlyInput(
	field: RefObject<Field | null>,
	initial: string,
	onInput: (input: string) => void,
): void {
	const applyInput = useEffectEvent(() => {
		const input = field.current?.value;
		if (input !== undefined && input !== initial) onInput(input);
	});
	useLayoutEffect(() => applyInput(), []);
}

/** The parsed number of messages; `invalid` if the text is ambiguous or not a number. */
type CountReading = { count: number } | { invalid: true };

const invalid: CountReading = { invalid: true };

/** The decimal separator of a locale: a point in English, a comma in Danish. */
function decimalSeparator(locale: LocaleCode): string {
	const parts = new Intl.NumberFormat(localeDefinition(locale).languageTag).formatToParts(0.5);
	return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Three digits after each separator, at most three before the first: "10.000", "1'250'000", "10 000". */
const grouped = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*$/u;
const plain = /^\d+$/;

/**
 * Parses an integer as people write it. "10.000" and "10,000" are ten thousand in every locale, since the number of messages is an
 * integer. A fraction of zeros ("10.00", "1,000.0") is ignored. Signs, exponents, letters and other fractions are invalid. An empty text is
 * zero.
 */
export function readCount(text: string, locale: LocaleCode): CountReading {
	const input = text.trim();
	if (input === '') return { count: 0 };
	if (plain.test(input) || grouped.test(input)) return toCount(input);
	const [before = '', after, ...rest] = input.split(decimalSeparator(locale));
	const isInteger = rest.length === 0 && after !== undefined && /^0{1,2}$/.test(after);
	return isInteger && (plain.test(before) || grouped.test(before)) ? toCount(before) : invalid;
}

function toCount(digits: string): CountReading {
	const count = Number(digits.replace(/\D/g, ''));
	return Number.isSafeInteger(count) ? { count } : { count: Number.MAX_SAFE_INTEGER };
}

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
