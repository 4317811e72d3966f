import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import { requireMigrations } from '../platform/database/missing-migrations.ts';
import { connectionAdvice } from '../platform/database/postgres-pool.ts';
import { environment } from '../platform/environment.ts';
import { watchSiteOptions } from '../plugins/languages/api.ts';
import { createFolders } from './check-paths.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Opens the database and runs its migrations, which Payload itself does only in production. In development, throws if fields have no
 * migration, because a save would lose their values. Throws a StartProblem if the database cannot be opened.
 */
export async function openDatabase(): Promise<Payload> {
	createFolders();
	const payload = await getPayload({ config }).catch((cause: unknown) => {
		throw problemOf(cause);
	});
	if (environment.NODE_ENV !== 'production') await payload.db.migrate();
	if (environment.NODE_ENV === 'development') await requireMigrations(payload);
	await watchSiteOptions(payload);
	return payload;
}

/** Converts a failed connection to a StartProblem that names the database; returns other errors unchanged. */
function problemOf(cause: unknown): unknown {
	const [, reason] =
		(cause instanceof Error && /^Error: cannot connect to \w+: (.*)$/s.exec(cause.message)) || [];
	if (reason === undefined) return cause;
	return new StartProblem(
		`DATABASE_URL: ${databaseAddress()} can't be opened: ${reason}${connectionAdvice(reason)}`,
		{ cause },
	);
}

/** The URL of the database without its password. */
export function databaseAddress(address: string = environment.DATABASE_URL): string {
	return address.replace(/^(\w+:\/\/[^:@/?]*):[^@/]*@/, '$1@');
}
