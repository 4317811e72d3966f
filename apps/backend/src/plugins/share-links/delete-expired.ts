import type { Payload } from 'payload';
import { limits } from '../../platform/limits.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes share links that expired or were withdrawn more than `limits.sharing.listedDays` ago.
 *
 * @param now milliseconds since 1970
 */
export async function deleteExpired(payload: Payload, now = Date.now()): Promise<void> {
	const unlisted = { less_than: new Date(now - limits.sharing.listedDays * day).toISOString() };
	await payload.db.deleteMany({
		collection: 'share-links',
		where: { or: [{ until: unlisted }, { withdrawnAt: unlisted }] },
	});
}
