import {
	type CacheTag,
	type DocumentKind,
	documentTag,
	type SharedTag,
} from '@website/contracts/cache-tags';
import type { CollectionConfig } from 'payload';
import { announce } from './announce.ts';

type Collection = 'pages' | 'posts' | 'products';

const kinds: Record<Collection, DocumentKind> = {
	pages: 'page',
	posts: 'post',
	products: 'product',
};

/** What lists show of a document or how they order it; products are shown whole. */
const listed: Record<Collection, string[]> = {
	pages: ['_status', 'slug', 'title', 'parent', 'pageLayout'],
	posts: ['_status', 'slug', 'title', 'date', 'categories'],
	products: ['_status', 'date', 'updatedAt'],
};

const listedFields = (collection: Collection, document: Record<string, unknown> | undefined) =>
	JSON.stringify(listed[collection].map((name) => document?.[name] ?? null));

/** The tags a saved document touches: its own, and its lists when it came, went, moved or was renamed. */
export function changedTags(
	collection: Collection,
	document: Record<string, unknown> & { id: number | string },
	previous: Record<string, unknown> | undefined,
): CacheTag[] {
	const own = documentTag(kinds[collection], document.id);
	const list: SharedTag = collection;
	const still = document._status === 'published';
	return still && listedFields(collection, document) === listedFields(collection, previous)
		? [own]
		: [own, list];
}

const savesDraft = 'savesDraft';

/**
 * Announces publishing, changes, unpublishing and deletion. Saving a draft beside a published version changes nothing
 * that visitors see, so it is not announced.
 */
export function documentHooks(collection: Collection): NonNullable<CollectionConfig['hooks']> {
	return {
		beforeOperation: [
			({ args, operation, req }) => {
				if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID')
					return args;
				const draft = 'draft' in args && args.draft === true;
				const published = 'data' in args && args.data?._status === 'published';
				req.context[savesDraft] = draft && !published;
				return args;
			},
		],
		afterChange: [
			async ({ doc, previousDoc, operation, req }) => {
				const neverPublic = operation === 'create' && doc._status !== 'published';
				if (req.context[savesDraft] === true || neverPublic) return;
				await announce(req, changedTags(collection, doc, previousDoc));
			},
		],
		afterDelete: [
			async ({ id, req }) => announce(req, [documentTag(kinds[collection], id), collection]),
		],
	};
}
