import { countryCodes } from '@website/contracts/countries';
import { type Column, column } from '../../../platform/csv/columns.ts';
import { csvProblems } from '../../../platform/csv/problem.ts';
import { readDay } from '../collections/iso-day.ts';
import { formatAmount, formatAmountIn, isAmount, parseAmount } from '../model/amount.ts';
import { amountProblem } from '../model/words.ts';

/** A column of exact decimals: an empty cell is "no price", 0 is free. Excel gets the decimal separator of its language. */
export const amount = (name: string): Column => ({
	...column(
		name,
		false,
		(text) => {
			const value = parseAmount(text);
			return value === undefined ? { problem: amountProblem } : { value };
		},
		(value) => (isAmount(value) ? formatAmount(value) : ''),
		(value, language) => (isAmount(value) ? formatAmountIn(value, language) : ''),
	),
	/** Rounded to a tenth. */
	percent: (from, to) =>
		isAmount(from) && isAmount(to) && from > 0
			? Math.round(((to - from) / from) * 1000) / 10
			: null,
});

export const country = (name: string): Column =>
	column(name, true, (cell) => {
		const value = cell.trim().toUpperCase();
		return countryCodes.includes(value) ? { value } : { problem: csvProblems.country(cell) };
	});

export const day = (name: string): Column =>
	column(name, true, (cell) => {
		const value = readDay(cell.trim());
		return value === null ? { problem: csvProblems.date(cell) } : { value };
	});
