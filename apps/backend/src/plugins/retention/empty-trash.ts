import type { CollectionSlug, Payload, Where } from 'payload';
import { cleanups } from '../../documents/cleanups.ts';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { trashUntouchedDrafts } from './untouched-drafts.ts';

const { deletedAtOnce, trashEveryMs } = limits.editing;
const day = 24 * 60 * 60 * 1000;

const ago = (now: number, milliseconds: number) => new Date(now - milliseconds).toISOString();

/** Deletes documents for good, each in a transaction of its own; one that can't be deleted is logged and doesn't hold up the others. */
async function deleteForGood(
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
	let deleted = 0;
	for (const { id } of docs) {
		try {
			await payload.delete({ collection, id, trash: true, depth: 0 });
			deleted += 1;
		} catch (cause) {
			payload.logger.error({ err: cause, collection, id, msg: 'Could not be deleted for good' });
		}
	}
	return deleted;
}

/**
 * Deletes for good what has been in the trash for `TRASH_DAYS`. Returns how many documents that were.
 *
 * @param now milliseconds since 1970
 */
export async function emptyTrash(payload: Payload, now = Date.now()): Promise<number> {
	const past = { deletedAt: { less_than: ago(now, environment.TRASH_DAYS * day) } };
	let deleted = 0;
	for (const { slug, trash } of payload.config.collections)
		if (trash) deleted += await deleteForGood(payload, slug, past);
	if (deleted > 0) payload.logger.info({ documents: deleted, msg: 'The trash was emptied' });
	return deleted;
}

/** Empties the trash and tidies up drafts now, and from then on every hour. */
export function followTrash(payload: Payload): void {
	const tidy = async () => {
		try {
			await trashUntouchedDrafts(payload);
			await emptyTrash(payload);
			for (const cleanUp of cleanups.read(payload.config)) await cleanUp(payload);
		} catch (cause) {
			payload.logger.error({ err: cause, msg: 'The trash could not be emptied' });
		}
	};
	void tidy();
	setInterval(tidy, trashEveryMs).unref();
}
