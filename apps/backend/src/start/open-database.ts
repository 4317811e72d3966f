import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import { creation, MigrationRefusal } from '../platform/database/migration-guard.ts';
import { requireMigrations } from '../platform/database/missing-migrations.ts';
import { MissingRightError } from '../platform/database/one-at-a-time.ts';
import { connectionAdvice } from '../platform/database/postgres-pool.ts';
import { environment } from '../platform/environment.ts';
import { watchSiteOptions } from '../plugins/languages/api.ts';
import { createFolders } from './check-paths.ts';
import { databaseAddress } from './database-address.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Opens the database and runs its migrations, which Payload itself does only in production. In development, throws if fields have no
 * migration, because a save would lose their values. Throws a StartProblem if the database cannot be opened or migrated.
 *
 * @param mayCreate whether an empty database gets its tables: only a start creates a database
 */
export async function openDatabase({ mayCreate = true } = {}): Promise<Payload> {
	creation.isAllowed = mayCreate;
	createFolders();
	const payload = await open().catch((cause: unknown) => {
		throw problemOf(cause);
	});
	if (environment.NODE_ENV === 'development') await requireMigrations(payload);
	await watchSiteOptions(payload);
	return payload;
}

async function open(): Promise<Payload> {
	const payload = await getPayload({ config });
	if (environment.NODE_ENV !== 'production') await payload.db.migrate();
	return payload;
}

/** Converts a failed connection or a refused migration to a StartProblem; returns other errors unchanged. */
function problemOf(cause: unknown): unknown {
	if (cause instanceof MigrationRefusal) return new StartProblem(cause.message, { cause });
	if (cause instanceof MissingRightError)
		return new StartProblem(`DATABASE_URL: ${databaseAddress()}: ${cause.message}`, { cause });
	const [, reason] =
		(cause instanceof Error && /^Error: cannot connect to \w+: (.*)$/s.exec(cause.message)) || [];
	if (reason === undefined) return cause;
	return new StartProblem(
		`DATABASE_URL: ${databaseAddress()} can't be opened: ${reason}${connectionAdvice(reason)}`,
		{ cause },
	);
}
