import { isAddressed } from '../documents/entities.ts';
import type { LiveDocument } from '../preview/live-document.ts';
import type { AddressBook } from './address-book.ts';
import type { CategoryEntry, DatedEntry } from './entries.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A category entry with the unsaved texts; the address book also stores name and description. */
function withLiveTexts(
	category: CategoryEntry,
	{ lang, slug, values }: LiveDocument,
): CategoryEntry {
	const { slugs, titles, descriptions } = category;
	return {
		...category,
		slugs: { ...slugs, [lang]: slug },
		titles: { ...titles, [lang]: textOf(values.name) },
		descriptions: { ...descriptions, [lang]: textOf(values.description) },
	};
}

/**
 * The address book in which the document of a live preview has the slug of the request, even if it has no slug yet. If its parent page has
 * no URL in the locale, the document is at the top level.
 */
export function withLiveDocument(book: AddressBook, live: LiveDocument | undefined): AddressBook {
	if (!live || !isAddressed(live.collection)) return book;
	const withLiveSlug = <Entry extends DatedEntry>(entry: Entry): Entry => ({
		...entry,
		slugs: { ...entry.slugs, [live.lang]: live.slug },
	});
	const unchanged = { ids: new Set<string>(), entries: [] };
	if (live.collection === 'posts') {
		const post = book.posts.get(live.id);
		if (!post) return book;
		return book.with({
			pages: unchanged,
			posts: { ids: new Set([post.id]), entries: [withLiveSlug(post)] },
		});
	}
	if (live.collection === 'categories') {
		const category = book.categories.get(live.id);
		if (!category) return book;
		return book.with({
			pages: unchanged,
			posts: unchanged,
			categories: { ids: new Set([category.id]), entries: [withLiveTexts(category, live)] },
		});
	}
	const page = book.pages.get(live.id);
	if (!page) return book;
	const parent = book.parentSlug(page, live.lang) === null ? null : page.parent;
	return book.with({
		pages: { ids: new Set([page.id]), entries: [{ ...withLiveSlug(page), parent }] },
		posts: unchanged,
	});
}
