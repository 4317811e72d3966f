import { words } from '../../../platform/i18n/words.ts';
/** Amounts are whole millionths of the currency's unit: exact, and never a float. */
export const decimals = 6;

/** The largest amount: 2^53 − 1 millionths, the largest integer that JavaScript represents exactly. */
export const maxAmount = Number.MAX_SAFE_INTEGER;

const pattern = /^(\d{1,12})(?:[.,](\d{1,6}))?$/;

/** True for a whole, exact, non-negative number of millionths. */
export const isAmount = (value: unknown): value is number =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** How Excel writes amounts below 0.0001: "7,5E-05". With six decimals such an amount has at most two digits, so it is exact. */
const tiny = /^(\d)(?:[.,](\d))?E-0?([56])$/i;

/** Parses a decimal with comma or point to millionths: "0,0425" and "0.0425" give 42500. Returns undefined for other texts. */
export function parseAmount(text: string): number | undefined {
	const [, unit = '', tenth = '', exponent] = tiny.exec(text.trim()) ?? [];
	if (exponent === '5') return Number(unit + (tenth || '0'));
	if (exponent === '6' && /^0?$/.test(tenth)) return Number(unit);
	const match = pattern.exec(text.trim());
	if (!match) return undefined;
	const [, whole = '', fraction = ''] = match;
	const millionths = BigInt(whole + fraction.padEnd(decimals, '0'));
	return millionths <= BigInt(maxAmount) ? Number(millionths) : undefined;
}

/** The shortest decimal of an amount: 42500 gives "0.0425", 0 gives "0". */
export function formatAmount(amount: number): string {
	if (!isAmount(amount)) throw new RangeError(`Not an amount in millionths: ${amount}`);
	const digits = String(amount).padStart(decimals + 1, '0');
	const whole = digits.slice(0, -decimals);
	const fraction = digits.slice(-decimals).replace(/0+$/, '');
	return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** The digits after the decimal point that these values need; values that are no amounts need none. */
export const fractionDigits = (values: readonly unknown[]): number =>
	values
		.filter(isAmount)
		.reduce((most, amount) => Math.max(most, formatAmount(amount).split('.')[1]?.length ?? 0), 0);

/**
 * The shortest decimal in a language: "0,0425" in Danish and German. It is never rounded and has no thousands separators, so that
 * `parseAmount` accepts it.
 *
 * @param digits the least number of digits after the separator
 */
export function formatAmountIn(amount: number, language: string, digits = 0): string {
	const parts = new Intl.NumberFormat(language).formatToParts(0.5);
	const separator = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
	const [whole = '', fraction = ''] = formatAmount(amount).split('.');
	const padded = fraction.padEnd(digits, '0');
	return padded === '' ? whole : `${whole}${separator}${padded}`;
}

/** The shortest decimal, or null for "no price" (specification section 3; "0" is free). */
export const formatOptional = (amount: number | null | undefined): string | null =>
	amount === null || amount === undefined ? null : formatAmount(amount);

export const amountProblem = words(
	'Write a price such as 0.0425 or 0,0425: no sign, no thousands separator, at most six decimals.',
	'Skriv en pris som 0,0425 eller 0.0425: uden fortegn og tusindtalsseparator, højst seks decimaler.',
	'Preis wie 0,0425 oder 0.0425 eingeben: ohne Vorzeichen und Tausendertrennzeichen, höchstens sechs Nachkommastellen.',
);

export const amountHelp = words(
	'Empty: no price. 0: free.',
	'Tomt: ingen pris. 0: gratis.',
	'Leer: kein Preis. 0: kostenlos.',
);
