import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import { requireMigrations } from '../platform/database/missing-migrations.ts';
import { environment } from '../platform/environment.ts';
import { followSiteOptions } from '../platform/site-options/follow-site-options.ts';
import { makeFolders } from './check-places.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Opens the database and brings its schema up to date; Payload itself does so in production only. In development fields without a
 * migration end the start: a save would drop what they hold. Throws a StartProblem when the database can't be opened.
 */
export async function openDatabase(): Promise<Payload> {
	makeFolders();
	const payload = await getPayload({ config }).catch((cause: unknown) => {
		throw problemOf(cause);
	});
	if (environment.NODE_ENV !== 'production') await payload.db.migrate();
	if (environment.NODE_ENV === 'development') await requireMigrations(payload);
	await followSiteOptions(payload);
	return payload;
}

/** Names the database that refuses; anything else is passed on. */
function problemOf(cause: unknown): unknown {
	const [, reason] =
		(cause instanceof Error && /^Error: cannot connect to \w+: (.*)$/s.exec(cause.message)) || [];
	if (reason === undefined) return cause;
	return new StartProblem(`DATABASE_URL: ${databaseAddress()} can't be opened: ${reason}`, {
		cause,
	});
}

/** The database's address without its password. */
export function databaseAddress(address: string = environment.DATABASE_URL): string {
	return address.replace(/^(\w+:\/\/[^:@/?]*):[^@/]*@/, '$1@');
}
