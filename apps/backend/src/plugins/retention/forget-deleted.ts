import type { CollectionConfig, CollectionSlug, Config, PayloadRequest } from 'payload';
import { forgetPlans } from '../../documents/plans/forget-plans.ts';
import { updateRedirectsToDeleted } from '../../documents/redirects/redirects-to-deleted.ts';

/** A collection whose rows name documents by a key such as `pages:12`, and the field with the key. */
interface Naming {
	collection: CollectionSlug;
	field: string;
}

/** Rows about a document: they are deleted with it. */
export const deletedWithDocument: readonly Naming[] = [
	{ collection: 'usages', field: 'holder' },
	{ collection: 'reviews', field: 'target' },
	{ collection: 'review-comments', field: 'target' },
	{ collection: 'share-links', field: 'target' },
	{ collection: 'lock-requests', field: 'target' },
];

/** Rows that outlive it: links to it are shown as broken, a release shows it as gone, and the audit trail says what was. */
export const outlivesDocument: readonly Naming[] = [
	{ collection: 'usages', field: 'target' },
	{ collection: 'release-members', field: 'target' },
	{ collection: 'audit-entries', field: 'place' },
];

async function forgetDeleted(
	req: PayloadRequest,
	slug: string,
	id: number | string,
): Promise<void> {
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
	await forgetPlans(req, key);
}

const forgetting = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: {
		...collection.hooks,
		beforeDelete: [
			...(collection.hooks?.beforeDelete ?? []),
			async function leaveAddresses({ id, req }) {
				return updateRedirectsToDeleted(req, collection.slug, id);
			},
		],
		afterDelete: [
			...(collection.hooks?.afterDelete ?? []),
			async function forgetWhatNamesIt({ id, req }) {
				return forgetDeleted(req, collection.slug, id);
			},
		],
	},
});

/**
 * A plugin: whatever is deleted for good takes with it what names it, in the same transaction. Relationships are emptied by the
 * database; states of translations follow from the document itself (`plugins/translations/states/track.ts`).
 */
export const forgetDeletedDocuments = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(forgetting),
});
