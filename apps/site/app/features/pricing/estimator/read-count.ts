import { type LocaleCode, localeDefinition } from '@website/contracts/locales';

/** The parsed number of messages; `invalid` if the text is ambiguous or not a number. */
export type CountReading = { count: number } | { invalid: true };

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
