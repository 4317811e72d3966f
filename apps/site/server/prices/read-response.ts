import type * as z from 'zod/mini';
import { isCountryCode } from '#shared/prices/countries.ts';
import {
	type EmailPrice,
	emailPriceSchema,
	type PriceChange,
	type PriceModel,
	priceChangeSchema,
	priceModelSchema,
} from '#shared/prices/price-model.ts';
import { isFields, type Problem, parseUsable } from './leave-out.ts';

interface Answer<T> {
	rows: T[];
	problems: Problem[];
}

interface RowReader<T> {
	schema: z.ZodMiniType<T>;
	nameOf: (row: unknown, index: number) => string;
	/** The row with the values that other APIs leave implicit. */
	prepare: (row: unknown) => unknown;
	essential?: readonly string[];
	again: string;
}

function readRows<T extends { id: string }>(
	rows: readonly unknown[],
	{ schema, nameOf, prepare, essential, again }: RowReader<T>,
): Answer<T> {
	const problems: Problem[] = [];
	const ids = new Set<string>();
	const usable = rows.flatMap((source, index) => {
		const name = nameOf(source, index);
		const tell = (path: readonly PropertyKey[], reason: string) =>
			problems.push({ path: [name, path.join('.')].filter(Boolean).join(' '), reason });
		const row = parseUsable(schema, prepare(source), tell, essential);
		if (!row) return [];
		if (ids.has(row.id)) {
			tell([], again);
			return [];
		}
		ids.add(row.id);
		return row;
	});
	return { rows: usable, problems };
}

/** A part of a country's row with the country it is of, where it does not say one. */
function withCountry(part: unknown, country: unknown): unknown {
	if (!isFields(part)) return part;
	const named = { ...part, country: part.country ?? country };
	if (!Array.isArray(part.operators)) return named;
	const operators = part.operators.map((entry: unknown) =>
		isFields(entry) && isFields(entry.operator)
			? { ...entry, operator: { ...entry.operator, countryIso: country } }
			: entry,
	);
	return { ...named, operators };
}

function withCountries(row: unknown): unknown {
	if (!isFields(row)) return row;
	const parts = Object.entries(row).map(([name, part]) => [name, withCountry(part, row.id)]);
	return Object.fromEntries(parts);
}

/** The rows of a `priceModelList` (specification section 3), one a country; what can't be used is left out and noted in `problems`. */
export function readPriceModels(rows: readonly unknown[]): Answer<PriceModel> {
	return readRows(rows, {
		schema: priceModelSchema,
		nameOf: (row, index) => (isFields(row) && isCountryCode(row.id) ? row.id : `row ${index}`),
		prepare: withCountries,
		again: 'a second row of the country',
	});
}

/** The e-mail price tiers, smallest first; a tier that can't be used or comes again is left out and noted in `problems`. */
export function readEmailPrices(rows: readonly unknown[]): Answer<EmailPrice> {
	const response = readRows(rows, {
		schema: emailPriceSchema,
		nameOf: (_, index) => `tier ${index}`,
		prepare: (row) => (isFields(row) ? { ...row, unit: row.unit || 'EMAIL' } : row),
		// A figure whose unit or range is not known would be read for something it is not.
		essential: ['to', 'unit'],
		again: 'a second tier with the same id',
	});
	return { ...response, rows: response.rows.sort((one, other) => one.from - other.from) };
}

/** Announced changes of prices; one that can't be used is left out and noted in `problems`. */
export function readPriceChanges(rows: readonly unknown[]): Answer<PriceChange> {
	return readRows(rows, {
		schema: priceChangeSchema,
		nameOf: (_, index) => `change ${index}`,
		prepare: (row) => row,
		again: 'a second change with the same id',
	});
}
