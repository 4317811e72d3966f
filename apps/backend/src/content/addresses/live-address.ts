import type { LiveDocument } from '../drafts/live-document.ts';
import type { AddressBook } from './address-book.ts';
import type { DatedEntry } from './entries.ts';

/**
 * The address book in which the document that is being typed has the address it is asked for by, also when it has none of its own
 * yet. Below a page without an address in the language it stands at the top.
 */
export function withLiveDocument(book: AddressBook, live: LiveDocument | undefined): AddressBook {
	if (!live) return book;
	const addressed = <Entry extends DatedEntry>(entry: Entry): Entry => ({
		...entry,
		slugs: { ...entry.slugs, [live.lang]: live.slug },
	});
	const nothing = { ids: new Set<string>(), entries: [] };
	if (live.collection === 'posts') {
		const post = book.posts.get(live.id);
		if (!post) return book;
		return book.with({
			pages: nothing,
			posts: { ids: new Set([post.id]), entries: [addressed(post)] },
		});
	}
	const page = book.pages.get(live.id);
	if (!page) return book;
	const parent = book.parentSlug(page, live.lang) === null ? null : page.parent;
	return book.with({
		pages: { ids: new Set([page.id]), entries: [{ ...addressed(page), parent }] },
		posts: nothing,
	});
}
