import { guardFormula, unguardFormula } from '@website/contracts/csv-formulas';
import type { Words } from '../i18n/words.ts';
import { csvProblems } from './problem.ts';

/** The parsed value of a cell; null for an empty cell. */
export type Cell = string | number | boolean | null;
export type CellReading = { value: Cell } | { problem: Words };

/** An expected column of a file's header. */
export interface Heading {
	name: string;
	required: boolean;
	/** Only for readers of an export; an import ignores it. */
	information?: true;
}

/** A column of a list. Its heading is the name of a stored field unless the list maps it. */
export interface Column extends Heading {
	read: (text: string) => CellReading;
	write: (value: unknown) => string;
	/** Formats a value for a language. */
	display: (value: unknown, language: string) => string;
	/** Only for amounts, which Excel reads as `display` formats them: the change in percent; null if it cannot be computed. */
	percent?: (from: unknown, to: unknown) => number | null;
}

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** A column whose empty cells are null, or a problem if the column is required. */
export function column(
	name: string,
	required: boolean,
	read: Column['read'],
	write = plain,
	display: Column['display'] = plain,
): Column {
	const empty: CellReading = required ? { problem: csvProblems.required } : { value: null };
	return {
		name,
		required,
		read: (text) => (text.trim() === '' ? empty : read(text)),
		write,
		display,
	};
}

export const text = (name: string, required = false, maxLength = 400): Column =>
	column(
		name,
		required,
		(cell) => {
			const value = unguardFormula(cell);
			return value.length > maxLength ? { problem: csvProblems.tooLongText(maxLength) } : { value };
		},
		(value) => guardFormula(plain(value)),
	);

export const code = (name: string, pattern: RegExp, example: string): Column =>
	column(name, true, (cell) => {
		const value = cell.trim();
		return pattern.test(value) ? { value } : { problem: csvProblems.format(value, example) };
	});

export const choice = (name: string, options: readonly string[]): Column =>
	column(name, true, (cell) => {
		const value = cell.trim();
		return options.includes(value) ? { value } : { problem: csvProblems.choice(value, options) };
	});

export const count = (name: string, required: boolean): Column =>
	column(name, required, (cell) => {
		const value = /^\d{1,15}$/.test(cell.trim()) ? Number(cell.trim()) : undefined;
		return value === undefined ? { problem: csvProblems.format(cell, '10000') } : { value };
	});

/** The booleans that Excel writes in English, Danish and German. */
const booleans: ReadonlyMap<string, boolean> = new Map([
	...['true', 'sand', 'wahr'].map((word): [string, boolean] => [word, true]),
	...['false', 'falsk', 'falsch'].map((word): [string, boolean] => [word, false]),
]);

/** `true` or `false`, also as Excel writes them. An empty cell is a problem, because it is unknown, not false. */
export const yesNo = (name: string): Column => ({
	name,
	required: false,
	read: (cell) => {
		const value = booleans.get(cell.trim().toLowerCase());
		if (value !== undefined) return { value };
		return {
			problem:
				cell.trim() === '' ? csvProblems.required : csvProblems.choice(cell, ['true', 'false']),
		};
	},
	write: (value) => String(value === true),
	display: (value) => String(value === true),
});

export const information = (name: string): Column => ({
	...text(name, false, Number.POSITIVE_INFINITY),
	information: true,
});
