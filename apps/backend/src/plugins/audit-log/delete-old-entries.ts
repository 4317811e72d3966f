import type { Payload } from 'payload';
import { environment } from '../../platform/environment.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes audit entries that are older than `AUDIT_DAYS`.
 *
 * @param now milliseconds since 1970
 */
export async function deleteOldEntries(payload: Payload, now = Date.now()): Promise<void> {
	const before = new Date(now - environment.AUDIT_DAYS * day).toISOString();
	await payload.db.deleteMany({
		collection: 'audit-entries',
		where: { createdAt: { less_than: before } },
	});
}
