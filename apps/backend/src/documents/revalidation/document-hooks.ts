import {
	type CacheTag,
	type DocumentKind,
	documentTag,
	type SharedTag,
} from '@website/contracts/cache-tags';
import type { CollectionConfig } from 'payload';
import type { TextCollection } from '../../content/entities.ts';
import { changeIn } from '../publication/published-change.ts';
import { keepLock } from './keep-lock.ts';
import { queueRevalidation } from './queue-revalidation.ts';

const kinds: Record<TextCollection, DocumentKind> = {
	pages: 'page',
	posts: 'post',
	products: 'product',
	categories: 'category',
	authors: 'author',
	incidents: 'incident',
};

/** A list of documents, and what it shows of each or is ordered by. */
interface List {
	tag: SharedTag;
	shows: string[];
}

/** Products, categories and incidents are shown whole; nothing lists authors. */
const lists: Record<TextCollection, List | null> = {
	pages: { tag: 'pages', shows: ['slug', 'title', 'parent', 'pageLayout'] },
	posts: { tag: 'posts', shows: ['slug', 'title', 'date', 'categories', 'tags', 'author'] },
	products: { tag: 'products', shows: ['date', 'updatedAt'] },
	categories: { tag: 'categories', shows: ['updatedAt'] },
	authors: null,
	incidents: { tag: 'incidents', shows: ['updatedAt'] },
};

const listedFields = ({ shows }: List, document: Record<string, unknown> | null) =>
	JSON.stringify(['_status', 'deletedAt', ...shows].map((name) => document?.[name] ?? null));

/**
 * The tags that a change of what visitors see of a document touches: its own, and its lists when it came, went, moved or was renamed in any
 * language. Both are the document in all languages.
 */
export function changedTags(
	collection: TextCollection,
	id: number | string,
	document: Record<string, unknown>,
	previous: Record<string, unknown> | null,
): CacheTag[] {
	const own = documentTag(kinds[collection], id);
	const list = lists[collection];
	if (!list) return [own];
	const still = document._status === 'published';
	return still && listedFields(list, document) === listedFields(list, previous)
		? [own]
		: [own, list.tag];
}

/**
 * Announces publishing, changes, unpublishing, trashing, restoring and deletion. Saving a draft beside a published version changes
 * nothing that visitors see, so it is not announced.
 */
export function documentHooks(collection: TextCollection): NonNullable<CollectionConfig['hooks']> {
	const gone = (id: number | string): CacheTag[] => {
		const list = lists[collection];
		return [documentTag(kinds[collection], id), ...(list ? [list.tag] : [])];
	};
	return {
		afterChange: [
			async function announceChange({ doc, req }) {
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
			async function announceDeletion({ id, req }) {
				return queueRevalidation(req, gone(id));
			},
		],
	};
}
