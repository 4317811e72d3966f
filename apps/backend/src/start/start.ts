import { getPayload } from 'payload';
import { addressBook } from '../content/addresses/current-address-book.ts';
import { noteEverythingSoon } from '../documents/references/note-everything.ts';
import { startVersions } from '../documents/revalidation/start-versions.ts';
import { followAbandonedJobs } from '../patches/abandoned-jobs.ts';
import config from '../payload.config.ts';
import { environment, usesPostgres } from '../platform/environment.ts';
import { log } from '../platform/observability/log.ts';
import { ensureAdministrator } from '../plugins/accounts/first-administrator.ts';
import { followLinks } from '../plugins/link-checker/make-report.ts';
import { startPrices } from '../plugins/prices/start.ts';
import { followTrash } from '../plugins/retention/empty-trash.ts';
import { followSearch } from '../plugins/search/index/follow.ts';
import { recordMissingStatesSoon } from '../plugins/translations/states/start.ts';
import { seedWhenEmpty } from '../seed/seed-when-empty.ts';
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
