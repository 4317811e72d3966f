import { type CacheTag, documentTag, type SharedTag } from '@website/contracts/cache-tags';
import { documentKinds, type SharedGlobal, type TextCollection } from '@website/contracts/entities';
import type { CollectionConfig, GlobalBeforeOperationHook, GlobalConfig } from 'payload';
import { changeIn, savesDraft } from '../../publication/publication.ts';
import { keepLock } from './keep-lock.ts';
import { queueRevalidation } from './queue-revalidation.ts';

/** The fields by which some lists show or sort their documents. Other lists show whole documents. */
const listedFields: Partial<Record<TextCollection, string[]>> = {
	pages: ['slug', 'title', 'parent', 'pageLayout'],
	posts: ['slug', 'title', 'date', 'categories', 'tags', 'author'],
};

const listedValues = (collection: TextCollection, document: Record<string, unknown> | null) =>
	['_status', 'deletedAt', ...(listedFields[collection] ?? ['updatedAt'])].map(
		(name) => document?.[name] ?? null,
	);

/** The tags of a document and of its list. Authors are not listed. */
const tagsWithList = (collection: TextCollection, id: number | string): CacheTag[] => [
	documentTag(documentKinds[collection], id),
	...(collection === 'authors' ? [] : [collection]),
];

/**
 * The cache tags to invalidate when the published content of a document changes: its own, and that of its list if it was published,
 * unpublished, moved or renamed in any locale. `document` and `previous` hold all locales.
 */
export function changedTags(
	collection: TextCollection,
	id: number | string,
	document: Record<string, unknown>,
	previous: Record<string, unknown> | null,
): CacheTag[] {
	const isListedAsBefore =
		document._status === 'published' &&
		JSON.stringify(listedValues(collection, document)) ===
			JSON.stringify(listedValues(collection, previous));
	return tagsWithList(collection, id).slice(0, isListedAsBefore ? 1 : 2);
}

/**
 * Revalidates when documents are published, changed, unpublished, trashed, restored or deleted. Saving a draft does not change published
 * content and revalidates nothing.
 */
export function documentHooks(collection: TextCollection): NonNullable<CollectionConfig['hooks']> {
	return {
		afterChange: [
			async function revalidateDocument({ doc, req }) {
				await keepLock(req, { document: { relationTo: collection, value: doc.id } });
				const change = changeIn(req, collection, doc.id);
				if (change)
					await queueRevalidation(
						req,
						changedTags(collection, doc.id, change.after, change.before),
					);
			},
		],
		afterDelete: [
			async function revalidateDeletedDocument({ id, req }) {
				return queueRevalidation(req, tagsWithList(collection, id));
			},
		],
	};
}

const tags: Record<SharedGlobal, SharedTag> = {
	header: 'header',
	footer: 'footer',
	'call-to-action': 'cta',
	'site-settings': 'settings',
	brand: 'brand',
};

/** Payload's REST API checks the locks of documents but ignores those of globals. */
const enforceLock: GlobalBeforeOperationHook = ({ args, operation, req }) =>
	operation === 'update' && req.payloadAPI === 'REST' ? { ...args, overrideLock: false } : args;

/** Revalidates when a global is published, unpublished or changed; a saved draft revalidates nothing. */
export const globalHooks = (slug: SharedGlobal): NonNullable<GlobalConfig['hooks']> => ({
	beforeOperation: [enforceLock],
	afterChange: [
		async function revalidateGlobal({ global, req }) {
			await keepLock(req, { globalSlug: global.slug });
			if (!savesDraft(req, global.slug)) await queueRevalidation(req, [tags[slug]]);
		},
	],
});
