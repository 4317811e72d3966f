import { createLocalReq, getPayload, type Payload } from 'payload';
import { addressBook } from '../content/addresses/current-address-book.ts';
import { scheduleJobRelease } from '../patches/abandoned-jobs.ts';
import config from '../payload.config.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { canImportDemo } from '../platform/database/setup-state.ts';
import { usesPostgres } from '../platform/environment.ts';
import { log } from '../platform/observability/log.ts';
import { watchServices } from '../platform/observability/services.ts';
import {
	fingerprintKey,
	secretFingerprints,
	secretProblem,
} from '../platform/secret-fingerprint.ts';
import { inTransaction } from '../platform/transactions/in-transaction.ts';
import { ensureAdministrator } from '../plugins/accounts/first-administrator.ts';
import { hasUnreadableFactors } from '../plugins/accounts/second-factor/check.ts';
import { startPrices } from '../plugins/prices/start.ts';
import { startReferenceIndex } from '../plugins/references/api.ts';
import { scheduleCleanup } from '../plugins/retention/index.ts';
import { queueRevalidation, startVersions } from '../plugins/revalidation/api.ts';
import { startSearchIndexing } from '../plugins/search/update-search-index.ts';
import { AnswersError } from '../plugins/setup/answers-file.ts';
import { beginSetup } from '../plugins/setup/open-setup.ts';
import { publishRecordedDrafts } from '../plugins/translations/api.ts';
import { importStart } from '../seed/import-start.ts';
import { seedWhenEmpty } from '../seed/seed-when-empty.ts';
import { requireDatabaseFile } from './check-paths.ts';
import { openDatabase } from './open-database.ts';
import { movedKey, restoredKey } from './operations/stored-database.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Notes in the database that a backend uses it, with which secret. Warns about a database that `move` has copied to another, and about
 * another PAYLOAD_SECRET than before: its fingerprint stays as long as it alone can read the second factor of somebody.
 */
export async function noteUse(payload: Payload): Promise<void> {
	const moved = await payload.kv.get(movedKey);
	if (moved !== null) {
		log.warn({ moved }, 'This database was moved to another one, and is used again');
		await payload.kv.delete(movedKey);
	}
	const stored = await payload.kv.get(fingerprintKey);
	const problem = typeof stored === 'string' ? secretProblem(stored) : null;
	if (problem !== null) log.warn(problem);
	if (problem === null || !(await hasUnreadableFactors(payload)))
		await payload.kv.set(fingerprintKey, secretFingerprints()[0] ?? '');
}

/** Notifies the sites of a restored backup. `restore` does not: it may run without the service's settings, which name the sites. */
async function notifyAfterRestore(payload: Payload): Promise<void> {
	if ((await payload.kv.get(restoredKey)) === null) return;
	const req = await createLocalReq({}, payload);
	await inTransaction(req, () => queueRevalidation(req, ['options']));
	await payload.kv.delete(restoredKey);
}

/** Runs everything that is needed before the first request. Throws an error if the program cannot start. */
export async function startBackend(): Promise<void> {
	requireDatabaseFile();
	const payload = await openDatabase();
	const { setup, administrator } = await oneAtATime(payload.db, () => fillDatabase(payload));
	await noteUse(payload);
	await startVersions(payload);
	await scheduleJobRelease(payload);
	scheduleCleanup(payload);
	watchServices();
	// Every response needs the address book; with many thousand articles, loading it takes seconds.
	await addressBook(payload);
	await startSearchIndexing(payload);
	// Scheduled jobs start after the import, which blocks the database.
	await getPayload({ config, cron: true });
	await notifyAfterRestore(payload);
	startReferenceIndex(payload);
	await publishRecordedDrafts(payload);
	const database = usesPostgres ? 'postgres' : 'sqlite';
	log.info({ database, administrator, ...(setup ? { setup } : {}) }, 'Backend ready');
}

/** Fills an empty database: set-up or demo content, the first administrator, prices. */
async function fillDatabase(payload: Payload) {
	const setup = await beginSetup(payload, importStart).catch((cause: unknown) => {
		if (!(cause instanceof AnswersError)) throw cause;
		throw new StartProblem(`SETUP_ANSWERS: ${cause.message}`, { cause });
	});
	const administrator = await ensureAdministrator(payload, {
		isPlaceholder: setup?.code !== undefined,
	});
	if (await canImportDemo(payload)) await seedWhenEmpty(payload);
	await startPrices(payload);
	return { setup, administrator };
}
