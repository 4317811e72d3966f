import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { addHooks, changeAll, type Plugin } from '../../platform/plugin.ts';
import { updateRedirectsToDeleted } from '../redirects/api.ts';
import { deletePlans } from '../releases/api.ts';

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
 * `plugins/translations/states/track.ts` deletes translation states. `empty-trash.ts` empties the trash and runs the plugins' cleanups every
 * hour.
 */
export const retention = (): Plugin => changeAll({ collection: withCleanup });
