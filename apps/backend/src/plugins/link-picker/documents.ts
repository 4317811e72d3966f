import { isAddressed, textCollections } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { parseDocumentOf } from '../../documents/document-ref.ts';
import { limits } from '../../platform/limits.ts';
import { findDrafts, titleOrSlugLike } from './search.ts';

/** The collections whose documents editors can find and open by title. */
const collections = [
	...textCollections,
	...['media', 'forms', 'releases'],
] as const satisfies readonly CollectionSlug[];

type OpenableCollection = (typeof collections)[number];

/** A document with a form in the admin. */
export interface OpenableDocument {
	collection: OpenableCollection;
	id: number;
	/** The title in the requested language, or in another one, marked with it; the name of a file. */
	title: string;
}

/** The title field of a collection (`useAsTitle`). */
const titleField = ({ payload }: PayloadRequest, collection: OpenableCollection): string =>
	payload.collections[collection].config.admin.useAsTitle ?? 'id';

async function findDocuments(
	req: PayloadRequest,
	collection: OpenableCollection,
	where: Where,
	locale: LocaleCode,
): Promise<OpenableDocument[]> {
	const docs = await findDrafts(req, collection, where, locale);
	return docs.map((document) => ({
		collection,
		id: Number(document.id),
		title: String(Reflect.get(document, titleField(req, collection)) ?? ''),
	}));
}

/** Matches documents whose title contains these words in any language, or whose slug does if they have one. */
const whereTitleMatches = (
	req: PayloadRequest,
	collection: OpenableCollection,
	words: string,
): Where => {
	if (isAddressed(collection)) return titleOrSlugLike(words);
	const titleMatch = { [titleField(req, collection)]: { like: words } };
	// A plan of one document has the title of the document.
	if (collection === 'releases') return { and: [titleMatch, { single: { not_equals: true } }] };
	return collection === 'media' ? { or: [titleMatch, { alt: { like: words } }] } : titleMatch;
};

/** Finds documents of these collections by title. Sorts titles that start with the words first. */
export async function searchDocuments(
	req: PayloadRequest,
	words: string,
	locale: LocaleCode,
): Promise<OpenableDocument[]> {
	const lists = await Promise.all(
		collections.map((collection) =>
			findDocuments(req, collection, whereTitleMatches(req, collection, words), locale),
		),
	);
	const startsWithWords = ({ title }: OpenableDocument) =>
		title.toLowerCase().startsWith(words.toLowerCase());
	return lists
		.flat()
		.toSorted((one, other) => Number(startsWithWords(other)) - Number(startsWithWords(one)))
		.slice(0, limits.editing.linkTargets);
}

/** The documents with these keys that exist, in the order of the keys. With `words`, only those whose title or slug contains them. */
export async function findDocumentsByKeys(
	req: PayloadRequest,
	keys: readonly string[],
	words: string | null,
	locale: LocaleCode,
): Promise<OpenableDocument[]> {
	const refs = keys.flatMap((key) => {
		const ref = parseDocumentOf(key, { collections, globals: [] });
		return ref?.kind === 'collection' ? [ref] : [];
	});
	const lists = await Promise.all(
		collections.map((collection) => {
			const ids = refs.filter(({ slug }) => slug === collection).map(({ id }) => id);
			if (ids.length === 0) return [];
			const matching = words === null ? [] : [whereTitleMatches(req, collection, words)];
			return findDocuments(req, collection, { and: [{ id: { in: ids } }, ...matching] }, locale);
		}),
	);
	const all = lists.flat();
	return refs.flatMap(
		({ slug, id }) => all.find((one) => one.collection === slug && one.id === id) ?? [],
	);
}
