import type { Payload } from 'payload';
import { limits } from '../../platform/limits.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes share links that expired or were withdrawn more than `limits.sharing.listedDays` ago, and outdated requests for locked documents.
 *
 * @param now milliseconds since 1970
 */
export async function deleteExpired(payload: Payload, now = Date.now()): Promise<void> {
	const before = (milliseconds: number) => ({
		less_than: new Date(now - milliseconds).toISOString(),
	});
	const unlisted = before(limits.sharing.listedDays * day);
	await payload.db.deleteMany({
		collection: 'share-links',
		where: { or: [{ until: unlisted }, { withdrawnAt: unlisted }] },
	});
	await payload.db.deleteMany({
		collection: 'lock-requests',
		where: { updatedAt: before(limits.editing.lockRequestMs) },
	});
}
