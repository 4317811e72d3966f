import { getPayload } from 'payload';
import { ensureAdministrator } from '../accounts/first-administrator.ts';
import { addressBook } from '../content/addresses/current-address-book.ts';
import { environment, usesPostgres } from '../environment.ts';
import { recordMissingStatesSoon } from '../languages/states/start.ts';
import { followLinks } from '../link-report/make-report.ts';
import { log } from '../observing/log.ts';
import config from '../payload.config.ts';
import { followAbandonedJobs } from '../payload-fixes/abandoned-jobs.ts';
import { startPrices } from '../prices/start.ts';
import { startVersions } from '../publishing/start-versions.ts';
import { followSearch } from '../search/index/follow.ts';
import { seedWhenEmpty } from '../seed/seed-when-empty.ts';
import { followTrash } from '../trash/empty-trash.ts';
import { noteEverythingSoon } from '../usage/note-everything.ts';
import { requireDatabaseFile } from './check-places.ts';
import { openDatabase } from './open-database.ts';

/** Everything that has to happen before the first request. Throws what keeps the program from starting. */
export async function startBackend(): Promise<void> {
	requireDatabaseFile();
	const payload = await openDatabase();
	const administrator = await ensureAdministrator(payload);
	if (environment.SEED_DEMO === 'true') await seedWhenEmpty(payload);
	await startPrices(payload);
	await startVersions(payload);
	await followAbandonedJobs(payload);
	followTrash(payload);
	followLinks(payload);
	// Every answer needs it, and of many thousand articles it takes seconds.
	await addressBook(payload);
	await followSearch(payload);
	// Scheduled work begins when the import no longer holds the database.
	await getPayload({ config, cron: true });
	noteEverythingSoon(payload);
	recordMissingStatesSoon(payload);
	log.info({ database: usesPostgres ? 'postgres' : 'sqlite', administrator }, 'Backend ready');
}
