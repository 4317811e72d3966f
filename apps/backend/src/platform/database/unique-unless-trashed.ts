import { sql } from '@payloadcms/db-postgres/drizzle';
import { uniqueIndex as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql as sqliteSql } from '@payloadcms/db-sqlite/drizzle';
import { uniqueIndex as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PostgresSchemaHook, SqliteSchemaHook } from './schema-hooks.ts';

// Payload's `unique` includes documents in the trash (https://github.com/payloadcms/payload/pull/12656), so a redirect in the trash would
// block its old URL.
const table = 'redirects';
const name = 'redirects_from_outside_trash_idx';

/** Makes the old URL unique among the redirects outside the trash, on SQLite. */
export const sqliteUniqueUnlessTrashed: SqliteSchemaHook = ({ schema, extendTable }) => {
	const redirects = schema.tables[table];
	if (!redirects) throw new Error(`There is no table ${table}`);
	extendTable({
		table: redirects,
		extraConfig: ({ from, deletedAt }) => ({
			fromOutsideTrash: sqliteIndex(name).on(from).where(sqliteSql`${deletedAt} is null`),
		}),
	});
	return schema;
};

/** Makes the old URL unique among the redirects outside the trash, on PostgreSQL. */
export const postgresUniqueUnlessTrashed: PostgresSchemaHook = ({ schema, extendTable }) => {
	const redirects = schema.tables[table];
	if (!redirects) throw new Error(`There is no table ${table}`);
	extendTable({
		table: redirects,
		extraConfig: ({ from, deletedAt }) => ({
			fromOutsideTrash: postgresIndex(name).on(from).where(sql`${deletedAt} is null`),
		}),
	});
	return schema;
};
