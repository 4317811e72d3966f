import { index as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { index as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PostgresSchemaHook, SqliteSchemaHook } from '../platform/database/schema-hooks.ts';

// Payload's own index on a table of translations starts with the locale, so reading a document in all locales would scan the whole table,
// which takes minutes with thousands of articles. These indexes start with the document.
// Upstream: not reported. Test: `test/upstream/payload.test.ts` ("no index of a locales table starts with the document ID").
const tables = /_locales$/;
const nameOf = (table: string) => `${table}_parent_idx`;

/** Adds the indexes to SQLite's schema. */
export const sqliteLocaleIndexes: SqliteSchemaHook = ({ schema, extendTable }) => {
	for (const [name, table] of Object.entries(schema.tables)) {
		if (!tables.test(name)) continue;
		extendTable({
			table,
			extraConfig: ({ _parentID }) => ({ byParent: sqliteIndex(nameOf(name)).on(_parentID) }),
		});
	}
	return schema;
};

/** Adds the indexes to PostgreSQL's schema. */
export const postgresLocaleIndexes: PostgresSchemaHook = ({ schema, extendTable }) => {
	for (const [name, table] of Object.entries(schema.tables)) {
		if (!tables.test(name)) continue;
		extendTable({
			table,
			extraConfig: ({ _parentID }) => ({ byParent: postgresIndex(nameOf(name)).on(_parentID) }),
		});
	}
	return schema;
};
