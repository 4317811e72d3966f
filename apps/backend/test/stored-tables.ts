import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { sqliteClient } from '../src/platform/transactions/sqlite-client.ts';
import { runStatement } from '../src/platform/transactions/statement.ts';

const column = z.object({
	table: z.string(),
	column: z.string(),
	type: z.string(),
	/** The first value of the column's PostgreSQL enum, or `null`. */
	label: z.string().nullable(),
	/** True if a new row must have a value. */
	required: z.coerce.boolean(),
});
type Column = z.infer<typeof column>;

/** The columns of all tables and the newest row of each table, with values as SQL literals. */
export interface Tables {
	columns: Column[];
	rows: Map<string, Record<string, string | undefined>>;
}

const postgresColumns = `select c.table_name as "table", column_name as "column", c.data_type as type,
		(select enumlabel from pg_enum join pg_type on pg_type.oid = enumtypid where typname = udt_name
			order by enumsortorder limit 1) as label,
		is_nullable = 'NO' and column_default is null as required
	from information_schema.columns c join information_schema.tables using (table_schema, table_name)
	where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'payload_migrations'`;
// Reads `sqlite_master` first: only that makes a connection reload a changed schema.
const sqliteColumns = `select m.name as "table", c.name as "column", c.type, null as label,
		c."notnull" and c.dflt_value is null and not c.pk as required
	from sqlite_master m join pragma_table_list t on t.name = m.name join pragma_table_info(m.name) c
	where t.type = 'table' and m.name not like 'sqlite_%' and m.name <> 'payload_migrations'`;

const runQuery = ({ db }: Payload, query: string) =>
	runStatement(Reflect.get(db, 'drizzle'), sql.raw(query));

const separator = ' | ';
const rowShape = z.array(z.object({ table: z.string(), row: z.string() }));

/** Reads all tables except `payload_migrations`, bypassing Payload; in one statement, as there are many. */
export async function readTables(payload: Payload): Promise<Tables> {
	const isSqlite = sqliteClient(payload) !== null;
	const query = isSqlite ? sqliteColumns : postgresColumns;
	const columns = z.array(column).parse(await runQuery(payload, query));
	const byTable = Map.groupBy(columns, ({ table }) => table);
	const selects = [...byTable].map(([table, tableColumns]) => {
		const values = tableColumns.map((each) =>
			isSqlite ? `quote("${each.column}")` : `quote_nullable("${each.column}"::text)`,
		);
		const row = values.join(` || '${separator}' || `);
		return `select * from (select '${table}' as "table", ${row} as row from "${table}" order by id desc limit 1) t`;
	});
	const newestRows =
		selects.length === 0
			? []
			: rowShape.parse(await runQuery(payload, selects.join(' union all ')));
	const rows = newestRows.map(({ table, row }) => {
		const values = row.split(separator);
		const entries = byTable.get(table)?.map((each, index) => [each.column, values[index]]) ?? [];
		return [table, Object.fromEntries(entries)] as const;
	});
	return { columns, rows: new Map(rows) };
}

/** A literal for a column. All numbers, names and references are equal, so that the rows of all tables refer to each other. */
function literalOf({ column: name, type, label }: Column): string {
	if (label !== null) return `'${label}'`;
	if (name === '_locale' || name === 'locale') return "'en'";
	if (/^timestamp/.test(type) || /_(at|on)$/.test(name)) return "'2026-01-02T03:04:05.000Z'";
	if (type === 'boolean') return 'true';
	if (/^json/.test(type)) return "'{}'";
	return /^(integer|bigint|numeric|smallint|real)$/i.test(type) ? '1000' : "'1000'";
}

/** Inserts a row into every empty table. */
export async function fillTables(payload: Payload, { columns, rows }: Tables): Promise<void> {
	const inserts = [...Map.groupBy(columns, ({ table }) => table)]
		.filter(([table]) => !rows.has(table))
		.map(([table, tableColumns]) => {
			const names = tableColumns.map((each) => `"${each.column}"`);
			return `insert into "${table}" (${names.join()}) values (${tableColumns.map(literalOf).join()})`;
		});
	const client = sqliteClient(payload);
	if (client) await client.batch(['pragma defer_foreign_keys = on', ...inserts], 'write');
	else {
		const role = 'set session_replication_role =';
		const statements = [`${role} replica`, ...inserts, `${role} default`, 'select 1'];
		await runQuery(payload, statements.join('; '));
	}
}
