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
import type { OperatorRow, RcsRow } from './rows.ts';
import { amountNames } from './stored-amounts.ts';

/** Gives direct access to the tables: Payload's `find` takes ten times as long for a country with a thousand operators. */
function openTables({ db }: Payload) {
	// Payload does not type its Drizzle database and tables. The query builder is the same for reading from SQLite and PostgreSQL.
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

/** The number of operators of each country, with or without prices. It estimates the cost of reading the country. */
export async function countOperators(payload: Payload): Promise<Map<string, number>> {
	const { drizzle, tables, operators } = openTables(payload);
	const country = operators('countryIso');
	const rows = await drizzle
		.select({ country, count: count() })
		.from(tables.operators)
		.groupBy(country);
	return new Map(rows.map((row) => [String(row.country), row.count]));
}

/** Aggregates the rows of a group to one JSON text: transferring many rows through the driver takes longer than finding them. */
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
	const rows = tuples.map((values) =>
		Object.fromEntries(priceColumns.map((name, index) => [name, values[index]])),
	);
	// `priceColumns` has the columns of `RcsRow`.
	return rows as unknown as RcsRow[];
}

/** The operators of countries with their RCS prices valid from `day` or earlier, sorted by network code. */
export async function readOperatorRows(
	payload: Payload,
	day: string,
	countries: readonly string[],
): Promise<OperatorRow[]> {
	const { drizzle, tables, operators, prices } = openTables(payload);
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
