import type { Words } from '../../../platform/i18n/words.ts';
import { isDay } from '../fields/iso-day.ts';
import { formatAmount, isAmount, parseAmount } from '../money/amount.ts';
import { amountProblem } from '../money/words.ts';
import type { Lookups } from './lookups.ts';
import { complaints } from '../../../platform/csv/problem.ts';

/** What a cell can hold once it is read; null is an empty cell. */
export type Cell = string | number | boolean | null;
export type Reading = { value: Cell } | { problem: Words };

/** One column of a price list: its heading is the name of a stored field unless the list says otherwise. */
export interface Column {
	name: string;
	required: boolean;
	/** For readers of an export; an import passes over it. */
	information?: true;
	read: (text: string, lookups: Lookups) => Reading;
	write: (value: unknown) => string;
}

type Read = (text: string, lookups: Lookups) => Reading;

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function column(name: string, required: boolean, read: Read, write = plain): Column {
	const empty: Reading = required ? { problem: complaints.required } : { value: null };
	return {
		name,
		required,
		read: (text, lookups) => (text.trim() === '' ? empty : read(text, lookups)),
		write,
	};
}

/** An exact decimal; empty is "no price", 0 is free. */
export const amount = (name: string): Column =>
	column(
		name,
		false,
		(text) => {
			const value = parseAmount(text);
			return value === undefined ? { problem: amountProblem } : { value };
		},
		(value) => (isAmount(value) ? formatAmount(value) : ''),
	);

// Spreadsheets run texts that begin with these as formulas; an apostrophe in front stops them.
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

export const text = (name: string, required = false, most = 400): Column =>
	column(
		name,
		required,
		(cell) => {
			const value = guarded.test(cell) ? cell.slice(1) : cell;
			return value.length > most ? { problem: complaints.tooLongText(most) } : { value };
		},
		(value) => (formula.test(plain(value)) ? `'${plain(value)}` : plain(value)),
	);

export const code = (name: string, pattern: RegExp, example: string): Column =>
	column(name, true, (cell) => {
		const value = cell.trim();
		return pattern.test(value) ? { value } : { problem: complaints.format(value, example) };
	});

export const country = (name: string): Column =>
	column(name, true, (cell, { countries }) => {
		const value = cell.trim().toUpperCase();
		return countries.has(value) ? { value } : { problem: complaints.country(cell) };
	});

export const choice = (name: string, options: readonly string[]): Column =>
	column(name, true, (cell) => {
		const value = cell.trim();
		return options.includes(value) ? { value } : { problem: complaints.choice(value, options) };
	});

export const day = (name: string): Column =>
	column(name, true, (cell) => {
		const value = cell.trim();
		return isDay(value) ? { value } : { problem: complaints.format(value, '2026-01-31') };
	});

export const count = (name: string, required: boolean): Column =>
	column(name, required, (cell) => {
		const value = /^\d{1,15}$/.test(cell.trim()) ? Number(cell.trim()) : undefined;
		return value === undefined ? { problem: complaints.format(cell, '10000') } : { value };
	});

/** true or false; empty is false. */
export const yesNo = (name: string): Column => ({
	name,
	required: false,
	read: (cell) => {
		const value = cell.trim().toLowerCase();
		if (value === '' || value === 'false') return { value: false };
		if (value === 'true') return { value: true };
		return { problem: complaints.choice(cell, ['true', 'false']) };
	},
	write: (value) => String(value === true),
});

export const information = (name: string): Column => ({
	...text(name, false, Number.POSITIVE_INFINITY),
	information: true,
});
