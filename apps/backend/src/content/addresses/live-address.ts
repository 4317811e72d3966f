import type { LiveDocument } from '../drafts/live-document.ts';
import { isAddressed } from '../entities.ts';
import type { AddressBook } from './address-book.ts';
import type { CategoryEntry, DatedEntry } from './entries.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A category as it is typed: the book has its words too. */
function typed(category: CategoryEntry, { lang, slug, values }: LiveDocument): CategoryEntry {
	const { slugs, titles, descriptions } = category;
	return {
		...category,
		slugs: { ...slugs, [lang]: slug },
		titles: { ...titles, [lang]: textOf(values.name) },
		descriptions: { ...descriptions, [lang]: textOf(values.description) },
	};
}

/**
 * The address book in which the document that is being typed has the address it is asked for by, also when it has none of its own
 * yet. Below a page without an address in the language it stands at the top.
 */
export function withLiveDocument(book: AddressBook, live: LiveDocument | undefined): AddressBook {
	if (!live || !isAddressed(live.collection)) return book;
	const moved = <Entry extends DatedEntry>(entry: Entry): Entry => ({
		...entry,
		slugs: { ...entry.slugs, [live.lang]: live.slug },
	});
	const nothing = { ids: new Set<string>(), entries: [] };
	if (live.collection === 'posts') {
		const post = book.posts.get(live.id);
		if (!post) return book;
		return book.with({
			pages: nothing,
			posts: { ids: new Set([post.id]), entries: [moved(post)] },
		});
	}
	if (live.collection === 'categories') {
		const category = book.categories.get(live.id);
		if (!category) return book;
		return book.with({
			pages: nothing,
			posts: nothing,
			categories: { ids: new Set([category.id]), entries: [typed(category, live)] },
		});
	}
	const page = book.pages.get(live.id);
	if (!page) return book;
	const parent = book.parentSlug(page, live.lang) === null ? null : page.parent;
	return book.with({
		pages: { ids: new Set([page.id]), entries: [{ ...moved(page), parent }] },
		posts: nothing,
	});
}
