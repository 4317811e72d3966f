import { type Decimal, isDecimal } from '#shared/prices/decimal.ts';
import type { RowProblems } from './row-problems.ts';

/** The longest name, id or code of a price API that is used. */
const maxTextLength = 200;

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, as a row must be. */
export function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number in full digits: 1e-7 is "0.0000001". The shortest text that means the same number, as JSON has it. */
function written(value: number): string {
	return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 18 });
}

/**
 * A price as number or decimal text, as exact decimal. Missing and null are no price; what is negative or no number is
 * left out.
 */
export function readPrice(value: unknown, problems: RowProblems): Decimal | null {
	if (value === null || value === undefined) return null;
	const text = typeof value === 'number' ? written(value) : value;
	const decimal = typeof text === 'string' ? text.trim() : text;
	if (!isDecimal(decimal)) return problems.leaveOut('not a decimal number');
	return decimal.startsWith('-') ? problems.leaveOut('negative') : decimal;
}

/** A name, an id or a code; numbers are taken as text. Null where there is none that can be used. */
export function readText(value: unknown, problems: RowProblems): string | null {
	const text = typeof value === 'number' ? String(value) : value;
	if (typeof text !== 'string' || text.trim() === '') return problems.leaveOut('no text');
	if (text.length > maxTextLength) {
		return problems.leaveOut(`longer than ${maxTextLength} characters`);
	}
	return text.trim();
}

/** A day as YYYY-MM-DD, whatever follows it; null without one. */
export function readDay(value: unknown, problems: RowProblems): string | null {
	if (value === null || value === undefined) return null;
	const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
	return day ?? problems.leaveOut('not a date');
}

/** A list; anything else is an empty one. */
export function readList(value: unknown, problems: RowProblems): readonly unknown[] {
	if (Array.isArray(value)) return value;
	problems.leaveOut('not a list');
	return [];
}
