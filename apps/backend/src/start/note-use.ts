import type { Payload } from 'payload';
import { log } from '../platform/observability/log.ts';
import {
	fingerprintKey,
	secretFingerprints,
	secretProblem,
} from '../platform/secret-fingerprint.ts';
import { hasUnreadableFactors } from '../plugins/accounts/second-factor/check.ts';
import { movedKey } from './operations/stored-database.ts';

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
