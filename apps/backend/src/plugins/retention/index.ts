import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { addHooks, changeAll, cleanups, type Plugin } from '../../platform/plugin.ts';
import { updateRedirectsToDeleted } from '../redirects/api.ts';
import { deletePlans } from '../releases/api.ts';

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

/** A collection whose rows refer to documents by a key such as `pages:12`, and the field with the key. */
interface KeyField {
	collection: CollectionSlug;
	field: string;
}

/** Rows that are deleted with their document. */
export const deletedWithDocument: readonly KeyField[] = [
	{ collection: 'usages', field: 'holder' },
	{ collection: 'reviews', field: 'target' },
	{ collection: 'share-links', field: 'target' },
];

/** Rows that remain: the checklist reports links to the document, a release shows the document as deleted, and the audit log keeps its entries. */
export const keptAfterDeletion: readonly KeyField[] = [
	{ collection: 'usages', field: 'target' },
	{ collection: 'release-members', field: 'target' },
	{ collection: 'audit-entries', field: 'place' },
];

async function deleteRowsOf(req: PayloadRequest, slug: string, id: number | string): Promise<void> {
	const { db } = req.payload;
	const key = `${slug}:${id}`;
	for (const { collection, field } of deletedWithDocument)
		await db.deleteMany({ collection, where: { [field]: { equals: key } }, req });
	if (slug === 'releases')
		await db.deleteMany({
			collection: 'release-members',
			where: { release: { equals: Number(id) } },
			req,
		});
	await deletePlans(req, key);
}

const withCleanup = (collection: CollectionConfig): CollectionConfig =>
	addHooks(collection, {
		last: {
			beforeDelete: [
				async function updateRedirects({ id, req }) {
					return updateRedirectsToDeleted(req, collection.slug, id);
				},
			],
			afterDelete: [
				async function deleteRelatedRows({ id, req }) {
					return deleteRowsOf(req, collection.slug, id);
				},
			],
		},
	});

/**
 * A permanent deletion also deletes the rows that refer to the document, in the same transaction. The database clears relationships;
 * `plugins/translations/states/track.ts` deletes translation states. `scheduleCleanup` empties the trash and runs the plugins' cleanups every hour.
 */
export const retention = (): Plugin => changeAll({ collection: withCleanup });
