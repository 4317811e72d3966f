import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { getPayload, type Payload } from 'payload';
import { ensureAdministrator } from './accounts/first-administrator.ts';
import { addressBook } from './content/current-address-book.ts';
import { usesPostgres } from './database.ts';
import { environment } from './environment.ts';
import { followAbandonedJobs } from './freshness/abandoned-jobs.ts';
import { startVersions } from './freshness/start-versions.ts';
import { log } from './log.ts';
import config from './payload.config.ts';
import { startPrices } from './prices/start.ts';
import { seedWhenEmpty } from './seed/seed-when-empty.ts';

/** Opens the database and brings its schema up to date; Payload itself does so in production only. */
export async function openDatabase(): Promise<Payload> {
	const [, file] = /^file:(.+)$/.exec(environment.DATABASE_URL) ?? [];
	if (file) mkdirSync(dirname(file), { recursive: true });
	const payload = await getPayload({ config });
	if (environment.NODE_ENV !== 'production') await payload.db.migrate();
	return payload;
}

/** Everything that has to happen before the first request. */
export async function startBackend(): Promise<void> {
	try {
		const payload = await openDatabase();
		const administrator = await ensureAdministrator(payload);
		if (environment.SEED_DEMO === 'true') await seedWhenEmpty(payload);
		await startPrices(payload);
		await startVersions(payload);
		await followAbandonedJobs(payload);
		// Every answer needs it, and of many thousand articles it takes seconds.
		await addressBook(payload, false);
		// Scheduled work begins when the import no longer holds the database.
		await getPayload({ config, cron: true });
		log.info({ database: usesPostgres ? 'postgres' : 'sqlite', administrator }, 'Backend ready');
	} catch (cause) {
		log.fatal({ err: cause }, 'The backend cannot start');
		process.exit(1);
	}
}
