import {
	and,
	asc,
	count,
	eq,
	getTableColumns,
	inArray,
	lte,
	type SQL,
	sql,
	type Table,
} from '@payloadcms/db-sqlite/drizzle';
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { Payload } from 'payload';
import { usesPostgres } from '../../../platform/environment.ts';
import { amountNames } from '../money/stored-amounts.ts';
import type { OperatorRow, RcsRow } from './rows.ts';

/** Read without Payload's own `find`, which takes ten times as long where a country has a thousand operators. */
function open({ db }: Payload) {
	// Payload keeps its Drizzle database and tables without types; for reading, both databases have the same builder.
	const { drizzle, tables } = db as unknown as {
		drizzle: LibSQLDatabase;
		tables: Record<'operators' | 'rcs_prices', Table>;
	};
	const column = (table: Table, name: string) => {
		const tableColumn = getTableColumns(table)[name];
		if (!tableColumn) throw new Error(`The table of prices has no column ${name}`);
		return tableColumn;
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

/** The rows of a group as one JSON text: a driver takes longer to hand over rows than the database to find them. */
function asJson(columns: readonly unknown[]): SQL<string> {
	const list = sql.join(
		columns.map((column) => sql`${column}`),
		sql`, `,
	);
	return usesPostgres
		? sql`json_agg(json_build_array(${list}))::text`
		: sql`json_group_array(json_array(${list}))`;
}

const priceColumns = ['id', 'type', 'validFrom', ...amountNames()];

function readPrices(text: string): RcsRow[] {
	const tuples = JSON.parse(text) as unknown[][];
	const named = tuples.map((values) =>
		Object.fromEntries(priceColumns.map((name, at) => [name, values[at]])),
	);
	// The columns are those of a row, asked for above.
	return named as unknown as RcsRow[];
}

/** Operators of some countries with their RCS prices that have begun by a day, in the order of their network codes. */
export async function operatorRows(
	payload: Payload,
	day: string,
	countries: readonly string[],
): Promise<OperatorRow[]> {
	const { drizzle, tables, operators, prices } = open(payload);
	const id = operators('id');
	const rows = await drizzle
		.select({
			id,
			countryIso: operators('countryIso'),
			mccMnc: operators('mccMnc'),
			name: operators('name'),
			region: operators('region'),
			prices: asJson(priceColumns.map(prices)),
		})
		.from(tables.operators)
		.innerJoin(tables.rcs_prices, eq(prices('operator'), id))
		.where(and(inArray(operators('countryIso'), [...countries]), lte(prices('validFrom'), day)))
		.groupBy(id)
		.orderBy(asc(operators('countryIso')), asc(operators('mccMnc')), asc(id));
	return rows.map((row) => ({
		id: String(row.id),
		countryIso: String(row.countryIso),
		mccMnc: String(row.mccMnc),
		name: String(row.name),
		region: row.region === null ? null : String(row.region),
		prices: readPrices(row.prices),
	}));
}
