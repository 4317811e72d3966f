import { countryCodes } from '@website/contracts/countries';
import type { Field } from 'payload';
import * as csv from '../../../platform/csv/columns.ts';
import { type Column, column } from '../../../platform/csv/columns.ts';
import { csvProblems } from '../../../platform/csv/problem.ts';
import { readDay } from '../collections/iso-day.ts';
import {
	amountProblem,
	formatAmount,
	formatAmountIn,
	isAmount,
	parseAmount,
} from '../model/amount.ts';
import { isAmountField } from '../model/amount-field.ts';

/** A column of exact decimals: an empty cell is "no price", 0 is free. Excel gets the decimal separator of its language. */
const amount = (name: string): Column => ({
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

const day = (name: string): Column =>
	column(name, true, (cell) => {
		const value = readDay(cell.trim());
		return value === null ? { problem: csvProblems.date(cell) } : { value };
	});

/** The column of a field of a price list. */
export function columnOf(name: string, field: Field | undefined): Column {
	switch (field?.type) {
		case 'checkbox':
			return csv.yesNo(name);
		case 'number':
			return isAmountField(field) ? amount(name) : csv.count(name, field.required === true);
		case 'relationship':
			return country(name);
		case 'select':
			return csv.choice(
				name,
				field.options.map((option) => (typeof option === 'string' ? option : option.value)),
			);
		case 'text':
			return name === 'validFrom' ? day(name) : csv.text(name, field.required, field.maxLength);
		default:
			throw new Error(`The price list has no field ${name}`);
	}
}
