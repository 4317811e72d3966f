import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';

type HookOf<Adapter extends (args: never) => unknown> = Parameters<Adapter>[0] extends {
	afterSchemaInit?: (infer Hook)[];
}
	? Hook
	: never;

/** Adds to the schema that Payload made for SQLite. */
export type SqliteSchemaHook = HookOf<typeof sqliteAdapter>;

/** Adds to the schema that Payload made for PostgreSQL. */
export type PostgresSchemaHook = HookOf<typeof postgresAdapter>;
