import { isAddressed } from '@website/contracts/entities';
import type { LiveDocument } from '../preview/live-document.ts';
import type { AddressBook } from './address-book.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The address book in which the document of a live preview has the slug of the request, even if it has no slug yet. If its parent page has
 * no URL in the locale, the document is at the top level. A category also has the unsaved texts that the book stores.
 */
export function withLiveDocument(book: AddressBook, live: LiveDocument | undefined): AddressBook {
	if (!live || !isAddressed(live.collection)) return book;
	const { collection, id, lang, slug, values } = live;
	const entry = book.entries[collection].get(id);
	if (!entry) return book;
	const withTexts = collection === 'categories' && {
		titles: { ...entry.titles, [lang]: textOf(values.name) },
		descriptions: { ...entry.descriptions, [lang]: textOf(values.description) },
	};
	const parent = book.parentSlug(entry, lang) === null ? null : entry.parent;
	const slugs = { ...entry.slugs, [lang]: slug };
	return book.with({
		[collection]: { ids: new Set([id]), entries: [{ ...entry, ...withTexts, parent, slugs }] },
	});
}
