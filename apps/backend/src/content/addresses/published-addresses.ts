import type { Addressed } from '@website/contracts/entities';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import type { AddressBook } from './address-book.ts';
import { loadPartialBook } from './load-address-book.ts';

export interface PublishedAddress {
	collection: Addressed;
	id: string;
	lang: LocaleCode;
	/** For example /da/om-os. */
	path: string;
}

function inEveryLanguage(book: AddressBook, collection: Addressed, id: string): PublishedAddress[] {
	return localeCodes.flatMap((lang) => {
		const path = book.href(collection, id, lang);
		return path === null ? [] : [{ collection, id, lang, path }];
	});
}

async function pageWithNeighbors(req: PayloadRequest, id: string): Promise<AddressBook> {
	const book = await loadPartialBook(req, { pages: { or: [{ id: { equals: id } }, below(id)] } });
	const parent = book.entries.pages.get(id)?.parent;
	if (!parent) return book;
	return loadPartialBook(req, { pages: { or: [{ id: { in: [id, parent] } }, below(id)] } });
}

const below = (id: string): Where => ({ parent: { equals: id } });

/** The URLs of a document and of its child pages in all locales, read in the request's transaction. */
export async function publishedAddresses(
	req: PayloadRequest,
	collection: Addressed,
	id: number | string,
): Promise<PublishedAddress[]> {
	const documentId = String(id);
	if (collection !== 'pages') {
		const book = await loadPartialBook(req, { [collection]: { id: { equals: documentId } } });
		return inEveryLanguage(book, collection, documentId);
	}
	const book = await pageWithNeighbors(req, documentId);
	const children = [...book.entries.pages.values()].filter((page) => page.parent === documentId);
	return [documentId, ...children.map((page) => page.id)].flatMap((page) =>
		inEveryLanguage(book, 'pages', page),
	);
}
