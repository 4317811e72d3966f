import {
	and,
	asc,
	count,
	eq,
	getTableColumns,
	inArray,
	lte,
	type Table,
} from '@payloadcms/db-sqlite/drizzle';
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { Payload } from 'payload';
import type { OperatorRow, RcsRow } from './rows.ts';

/** Read without Payload's own `find`, which takes three times as long where a country has a thousand operators. */
function open({ db }: Payload) {
	// Payload keeps its Drizzle database and tables without types; for reading, both databases have the same builder.
	const { drizzle, tables } = db as unknown as {
		drizzle: LibSQLDatabase;
		tables: Record<'operators' | 'rcs_prices', Table>;
	};
	const column = (table: Table, name: string) => {
		const found = getTableColumns(table)[name];
		if (!found) throw new Error(`The table of prices has no column ${name}`);
		return found;
	};
	const operators = (name: string) => column(tables.operators, name);
	const prices = (name: string) => column(tables.rcs_prices, name);
	return { drizzle, tables, operators, prices };
}

/** How many operators each country has, with prices or without: what reading it will cost. */
export async function operatorCounts(payload: Payload): Promise<Map<string, number>> {
	const { drizzle, tables, operators } = open(payload);
	const country = operators('countryIso');
	const rows = await drizzle
		.select({ country, count: count() })
		.from(tables.operators)
		.groupBy(country);
	return new Map(rows.map((row) => [String(row.country), row.count]));
}

/** Operators of some countries, in the order of their network codes, and their RCS prices that have begun by a day, oldest first. */
export async function operatorRows(
	payload: Payload,
	day: string,
	countries: readonly string[],
): Promise<{ operators: OperatorRow[]; rcs: RcsRow[] }> {
	const { drizzle, tables, operators, prices } = open(payload);
	const there = inArray(operators('countryIso'), [...countries]);
	const [found, rcs] = await Promise.all([
		drizzle
			.select({
				id: operators('id'),
				countryIso: operators('countryIso'),
				mccMnc: operators('mccMnc'),
				name: operators('name'),
				region: operators('region'),
			})
			.from(tables.operators)
			.where(there)
			.orderBy(asc(operators('countryIso')), asc(operators('mccMnc')), asc(operators('id'))),
		drizzle
			.select({
				id: prices('id'),
				operator: prices('operator'),
				type: prices('type'),
				eur: prices('eur'),
				dkk: prices('dkk'),
				validFrom: prices('validFrom'),
			})
			.from(tables.rcs_prices)
			.innerJoin(tables.operators, eq(operators('id'), prices('operator')))
			.where(and(there, lte(prices('validFrom'), day)))
			.orderBy(asc(prices('validFrom')), asc(prices('id'))),
	]);
	// The columns are the collections' own fields; Drizzle's types know them only as columns.
	return { operators: found as OperatorRow[], rcs: rcs as RcsRow[] };
}
