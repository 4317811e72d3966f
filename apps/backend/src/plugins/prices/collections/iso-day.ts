import { formatDay as inWords } from '../../../platform/i18n/dates.ts';

/** Formats a day (YYYY-MM-DD) in a language of the admin panel: "1. januar 2026". Returns other texts unchanged. */
export const formatDay = (day: string, language: string): string =>
	Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : inWords(day, language, { timeZone: 'UTC' });

const pattern = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(value: unknown): value is string {
	if (typeof value !== 'string' || !pattern.test(value)) return false;
	const time = Date.parse(`${value}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const written = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/**
 * The day of a text: `2026-12-01`, or as a spreadsheet writes it: `01.12.2026` and `01-12-2026`, the day first. With slashes the order is
 * known only if one of the numbers is no month, or both are the same. Null for other texts.
 */
export function readDay(text: string): string | null {
	if (isDay(text)) return text;
	const [, first = '', separator, second = '', year = ''] = written.exec(text) ?? [];
	const isMonthFirst = separator === '/' && Number(second) > 12;
	if (separator === '/' && !isMonthFirst && Number(first) <= 12 && first !== second) return null;
	const [day, month] = isMonthFirst ? [second, first] : [first, second];
	const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	return isDay(value) ? value : null;
}

export const dayIn = (timeZone: string, now: Date): string =>
	new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
