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
import { isFields, type Problem, parseUsable } from './parse-usable.ts';

interface ReadResult<T> {
	rows: T[];
	problems: Problem[];
}

interface RowReader<T> {
	schema: z.ZodMiniType<T>;
	nameOf: (row: unknown, index: number) => string;
	/** Adds values that some APIs leave implicit. */
	prepare: (row: unknown) => unknown;
	essential?: readonly string[];
	duplicateReason: string;
}

function readRows<T extends { id: string }>(
	rows: readonly unknown[],
	{ schema, nameOf, prepare, essential, duplicateReason }: RowReader<T>,
): ReadResult<T> {
	const problems: Problem[] = [];
	const ids = new Set<string>();
	const usable = rows.flatMap((source, index) => {
		const name = nameOf(source, index);
		const report = (path: readonly PropertyKey[], reason: string) =>
			problems.push({ path: [name, path.join('.')].filter(Boolean).join(' '), reason });
		const row = parseUsable(schema, prepare(source), report, essential);
		if (!row) return [];
		if (ids.has(row.id)) {
			report([], duplicateReason);
			return [];
		}
		ids.add(row.id);
		return row;
	});
	return { rows: usable, problems };
}

/** Adds the country of the row to one of its parts, if the part does not name a country. */
function withCountry(part: unknown, country: unknown): unknown {
	if (!isFields(part)) return part;
	const complete = { ...part, country: part.country ?? country };
	if (!Array.isArray(part.operators)) return complete;
	const operators = part.operators.map((entry: unknown) =>
		isFields(entry) && isFields(entry.operator)
			? { ...entry, operator: { ...entry.operator, countryIso: country } }
			: entry,
	);
	return { ...complete, operators };
}

function withCountries(row: unknown): unknown {
	if (!isFields(row)) return row;
	const parts = Object.entries(row).map(([name, part]) => [name, withCountry(part, row.id)]);
	return Object.fromEntries(parts);
}

/** The rows of a `priceModelList` (specification section 3), one per country. Invalid values are left out and listed in `problems`. */
export function readPriceModels(rows: readonly unknown[]): ReadResult<PriceModel> {
	return readRows(rows, {
		schema: priceModelSchema,
		nameOf: (row, index) => (isFields(row) && isCountryCode(row.id) ? row.id : `row ${index}`),
		prepare: withCountries,
		duplicateReason: 'a second row of the country',
	});
}

/** The e-mail price tiers in ascending order. Invalid and repeated tiers are left out and listed in `problems`. */
export function readEmailPrices(rows: readonly unknown[]): ReadResult<EmailPrice> {
	const response = readRows(rows, {
		schema: emailPriceSchema,
		nameOf: (_, index) => `tier ${index}`,
		prepare: (row) => (isFields(row) ? { ...row, unit: row.unit || 'EMAIL' } : row),
		// A price with an unknown unit or range would be misleading.
		essential: ['to', 'unit'],
		duplicateReason: 'a second tier with the same id',
	});
	return { ...response, rows: response.rows.sort((a, b) => a.from - b.from) };
}

/** Announced price changes. Invalid ones are left out and listed in `problems`. */
export function readPriceChanges(rows: readonly unknown[]): ReadResult<PriceChange> {
	return readRows(rows, {
		schema: priceChangeSchema,
		nameOf: (_, index) => `change ${index}`,
		prepare: (row) => row,
		duplicateReason: 'a second change with the same id',
	});
}
