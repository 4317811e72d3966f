import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { sqliteClient } from '../src/platform/transactions/sqlite-client.ts';
import { runStatement } from '../src/platform/transactions/statement.ts';

const column = z.object({
	table: z.string(),
	column: z.string(),
	type: z.string(),
	/** The first value of the enumeration that PostgreSQL stores the column as. */
	label: z.string().nullable(),
});
type Column = z.infer<typeof column>;

/** The columns of all tables, and the newest row of each that has rows, its values as the database writes them. */
export interface Tables {
	columns: Column[];
	rows: Map<string, Record<string, string | undefined>>;
}

const postgresColumns = `select c.table_name as "table", column_name as "column", c.data_type as type,
		(select enumlabel from pg_enum join pg_type on pg_type.oid = enumtypid where typname = udt_name
			order by enumsortorder limit 1) as label
	from information_schema.columns c join information_schema.tables using (table_schema, table_name)
	where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'payload_migrations'`;
// The tables' own table comes first: only that makes a connection read a schema that has changed.
const sqliteColumns = `select m.name as "table", c.name as "column", c.type, null as label
	from sqlite_master m join pragma_table_list t on t.name = m.name join pragma_table_info(m.name) c
	where t.type = 'table' and m.name not like 'sqlite_%' and m.name <> 'payload_migrations'`;

const ask = ({ db }: Payload, query: string) =>
	runStatement(Reflect.get(db, 'drizzle'), sql.raw(query));

const between = ' | ';
const newest = z.array(z.object({ table: z.string(), row: z.string() }));

/** Reads tables past Payload, but for the one in which it notes migrations; in one statement, as there are many. */
export async function readTables(payload: Payload): Promise<Tables> {
	const isSqlite = sqliteClient(payload) !== null;
	const query = isSqlite ? sqliteColumns : postgresColumns;
	const columns = z.array(column).parse(await ask(payload, query));
	const byTable = Map.groupBy(columns, ({ table }) => table);
	const selects = [...byTable].map(([table, own]) => {
		const values = own.map((each) =>
			isSqlite ? `quote("${each.column}")` : `quote_nullable("${each.column}"::text)`,
		);
		const row = values.join(` || '${between}' || `);
		return `select * from (select '${table}' as "table", ${row} as row from "${table}" order by id desc limit 1) t`;
	});
	const newestRows =
		selects.length === 0 ? [] : newest.parse(await ask(payload, selects.join(' union all ')));
	const rows = newestRows.map(({ table, row }) => {
		const values = row.split(between);
		const named = byTable.get(table)?.map((each, index) => [each.column, values[index]]) ?? [];
		return [table, Object.fromEntries(named)] as const;
	});
	return { columns, rows: new Map(rows) };
}

/** A value for each column. Every number, name and reference is the same, so that rows of all tables belong to each other. */
function value({ column: name, type, label }: Column): string {
	if (label !== null) return `'${label}'`;
	if (name === '_locale' || name === 'locale') return "'en'";
	if (/^timestamp/.test(type) || /_(at|on)$/.test(name)) return "'2026-01-02T03:04:05.000Z'";
	if (type === 'boolean') return 'true';
	if (/^json/.test(type)) return "'{}'";
	return /^(integer|bigint|numeric|smallint|real)$/i.test(type) ? '1000' : "'1000'";
}

/** Puts a row into every table that has none. */
export async function fillTables(payload: Payload, { columns, rows }: Tables): Promise<void> {
	const inserts = [...Map.groupBy(columns, ({ table }) => table)]
		.filter(([table]) => !rows.has(table))
		.map(([table, own]) => {
			const names = own.map((each) => `"${each.column}"`);
			return `insert into "${table}" (${names.join()}) values (${own.map(value).join()})`;
		});
	const client = sqliteClient(payload);
	if (client) await client.batch(['pragma defer_foreign_keys = on', ...inserts], 'write');
	else {
		const role = 'set session_replication_role =';
		const all = [`${role} replica`, ...inserts, `${role} default`, 'select 1'];
		await ask(payload, all.join('; '));
	}
}
