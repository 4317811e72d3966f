import type { CollectionSlug, Payload, Where } from 'payload';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { cleanups } from '../../platform/plugin.ts';

const { deletedAtOnce, trashEveryMs } = limits.editing;
const day = 24 * 60 * 60 * 1000;

const ago = (now: number, milliseconds: number) => new Date(now - milliseconds).toISOString();

/** Permanently deletes documents, each in its own transaction. Errors are logged and do not stop the others. */
async function deletePermanently(
	payload: Payload,
	collection: CollectionSlug,
	where: Where,
): Promise<number> {
	const { docs } = await payload.find({
		collection,
		where,
		trash: true,
		depth: 0,
		limit: deletedAtOnce,
		pagination: false,
		select: {},
	});
	let deletedCount = 0;
	for (const { id } of docs) {
		try {
			await payload.delete({ collection, id, trash: true, depth: 0 });
			deletedCount += 1;
		} catch (cause) {
			payload.logger.error({
				err: cause,
				collection,
				id,
				msg: 'Failed to delete a document in the trash',
			});
		}
	}
	return deletedCount;
}

/**
 * Permanently deletes documents that have been in the trash for `TRASH_DAYS`. Returns their number.
 *
 * @param now milliseconds since 1970
 */
export async function emptyTrash(payload: Payload, now = Date.now()): Promise<number> {
	const expired = { deletedAt: { less_than: ago(now, environment.TRASH_DAYS * day) } };
	let deletedCount = 0;
	for (const { slug, trash } of payload.config.collections)
		if (trash) deletedCount += await deletePermanently(payload, slug, expired);
	if (deletedCount > 0) payload.logger.info({ documents: deletedCount, msg: 'Emptied the trash' });
	return deletedCount;
}

/** Empties the trash and runs the plugins' cleanups, at once and then every hour. */
export function scheduleCleanup(payload: Payload): void {
	const runCleanups = async () => {
		try {
			await emptyTrash(payload);
			for (const cleanUp of cleanups.read(payload.config)) await cleanUp(payload);
		} catch (cause) {
			payload.logger.error({ err: cause, msg: 'Failed to empty the trash' });
		}
	};
	void runCleanups();
	setInterval(runCleanups, trashEveryMs).unref();
}
