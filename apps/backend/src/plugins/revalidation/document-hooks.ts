import {
	type CacheTag,
	type DocumentKind,
	documentTag,
	type SharedTag,
} from '@website/contracts/cache-tags';
import type { CollectionConfig } from 'payload';
import type { TextCollection } from '../../content/documents/entities.ts';
import { changeIn } from '../../publication/publication.ts';
import { keepLock } from './keep-lock.ts';
import { queueRevalidation } from './queue-revalidation.ts';

const kinds: Record<TextCollection, DocumentKind> = {
	pages: 'page',
	posts: 'post',
	products: 'product',
	categories: 'category',
	authors: 'author',
};

/** A list of documents, with the fields that it shows or sorts by. */
interface List {
	tag: SharedTag;
	shows: string[];
}

/** Lists of products and categories show the whole document. Authors are not listed. */
const lists: Record<TextCollection, List | null> = {
	pages: { tag: 'pages', shows: ['slug', 'title', 'parent', 'pageLayout'] },
	posts: { tag: 'posts', shows: ['slug', 'title', 'date', 'categories', 'tags', 'author'] },
	products: { tag: 'products', shows: ['date', 'updatedAt'] },
	categories: { tag: 'categories', shows: ['updatedAt'] },
	authors: null,
};

const listedFields = ({ shows }: List, document: Record<string, unknown> | null) =>
	JSON.stringify(['_status', 'deletedAt', ...shows].map((name) => document?.[name] ?? null));

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
	const tag = documentTag(kinds[collection], id);
	const list = lists[collection];
	if (!list) return [tag];
	const isPublished = document._status === 'published';
	return isPublished && listedFields(list, document) === listedFields(list, previous)
		? [tag]
		: [tag, list.tag];
}

/**
 * Revalidates when documents are published, changed, unpublished, trashed, restored or deleted. Saving a draft does not change published
 * content and revalidates nothing.
 */
export function documentHooks(collection: TextCollection): NonNullable<CollectionConfig['hooks']> {
	const deletedTags = (id: number | string): CacheTag[] => {
		const list = lists[collection];
		return [documentTag(kinds[collection], id), ...(list ? [list.tag] : [])];
	};
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
				return queueRevalidation(req, deletedTags(id));
			},
		],
	};
}
