import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';

type HookOf<Adapter extends (args: never) => unknown> = Parameters<Adapter>[0] extends {
	afterSchemaInit?: (infer Hook)[];
}
	? Hook
	: never;

/** Extends the schema that Payload generates for SQLite. */
export type SqliteSchemaHook = HookOf<typeof sqliteAdapter>;

/** Extends the schema that Payload generates for PostgreSQL. */
export type PostgresSchemaHook = HookOf<typeof postgresAdapter>;
