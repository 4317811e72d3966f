import type { LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isAddressed, textCollections } from '../../content/entities.ts';
import { parseDocumentOf } from '../../documents/document-ref.ts';
import { limits } from '../../platform/limits.ts';
import { findDrafts } from './find-drafts.ts';
import { like } from './search.ts';

/** What editors open by name: texts, files, and what is placed in texts. */
const collections = [
	...textCollections,
	...['media', 'forms', 'patterns', 'releases'],
] as const satisfies readonly CollectionSlug[];

type Opened = (typeof collections)[number];

/** A document with a form in the editors' interface. */
export interface OpenableDocument {
	collection: Opened;
	id: number;
	/** Its title in the language asked for, or in another one, marked with it; of a file its name. */
	title: string;
}

/** The field that names the documents of a collection. */
const titleField = ({ payload }: PayloadRequest, collection: Opened): string =>
	payload.collections[collection].config.admin.useAsTitle ?? 'id';

async function read(
	req: PayloadRequest,
	collection: Opened,
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

/** Whose title in any language has these words; of what has an address, also whose address has them. */
const withWords = (req: PayloadRequest, collection: Opened, words: string): Where => {
	if (isAddressed(collection)) return like(words);
	const named = { [titleField(req, collection)]: { like: words } };
	return collection === 'media' ? { or: [named, { alt: { like: words } }] } : named;
};

/** Documents of every kind with these words in their title, those that begin with them first. */
export async function searchDocuments(
	req: PayloadRequest,
	words: string,
	locale: LocaleCode,
): Promise<OpenableDocument[]> {
	const lists = await Promise.all(
		collections.map((collection) =>
			read(req, collection, withWords(req, collection, words), locale),
		),
	);
	const begins = ({ title }: OpenableDocument) =>
		title.toLowerCase().startsWith(words.toLowerCase());
	return lists
		.flat()
		.toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
		.slice(0, limits.editing.linkTargets);
}

/** Those of these documents that are there, in their order. */
export async function namedDocuments(
	req: PayloadRequest,
	keys: readonly string[],
	locale: LocaleCode,
): Promise<OpenableDocument[]> {
	const refs = keys.flatMap((key) => {
		const ref = parseDocumentOf(key, { collections, globals: [] });
		return ref?.kind === 'collection' ? [ref] : [];
	});
	const lists = await Promise.all(
		collections.map((collection) => {
			const ids = refs.filter(({ slug }) => slug === collection).map(({ id }) => id);
			return ids.length === 0 ? [] : read(req, collection, { id: { in: ids } }, locale);
		}),
	);
	const all = lists.flat();
	return refs.flatMap(
		({ slug, id }) => all.find((one) => one.collection === slug && one.id === id) ?? [],
	);
}
