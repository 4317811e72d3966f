import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import { ignoreLetterCase } from '../../patches/letter-case.ts';
import { postgresLocaleIndexes, sqliteLocaleIndexes } from '../../patches/locale-indexes.ts';
import { storePreparedStatements } from '../../patches/stored-statements.ts';
import { environment, usesPostgres } from '../environment.ts';
import { checkMigrations } from './migration-guard.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { postgresPool, withoutTimeout } from './postgres-pool.ts';
import { postgresUniqueUnlessTrashed, sqliteUniqueUnlessTrashed } from './unique-unless-trashed.ts';

if (!usesPostgres) storePreparedStatements();

const migrationRoot = `${process.cwd()}/src/migrations`;

const adapter = usesPostgres
	? postgresAdapter({
			pool: postgresPool(environment.DATABASE_URL),
			// A mistyped URL must not create an empty database.
			disableCreateDatabase: true,
			blocksAsJSON: true,
			push: false,
			afterSchemaInit: [postgresLocaleIndexes, postgresUniqueUnlessTrashed],
			migrationDir: `${migrationRoot}/postgres`,
			prodMigrations: postgresMigrations.map(withoutTimeout),
		})
	: sqliteAdapter({
			client: { url: environment.DATABASE_URL },
			blocksAsJSON: true,
			push: false,
			// Otherwise SQLite would reuse the id of a deleted document, and references to it would point to the new document.
			autoIncrement: true,
			transactionOptions: {},
			wal: true,
			afterSchemaInit: [sqliteLocaleIndexes, sqliteUniqueUnlessTrashed],
			migrationDir: `${migrationRoot}/sqlite`,
			prodMigrations: sqliteMigrations,
		});

/** One configuration for both databases. The schema comes from migrations only, never from a dev push. */
export const database: DatabaseAdapterObj = {
	...adapter,
	init: (options) => {
		const connected = adapter.init(options);
		if (!usesPostgres) ignoreLetterCase(connected);
		const { migrate } = connected;
		connected.migrate = (args) =>
			oneAtATime(connected, async () => {
				const migrations = usesPostgres ? postgresMigrations : sqliteMigrations;
				await checkMigrations(Reflect.get(connected, 'drizzle'), args?.migrations ?? migrations);
				await migrate.call(connected, args);
			});
		return connected;
	},
};
