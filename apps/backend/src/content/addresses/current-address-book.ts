import { documentIds } from '@website/contracts/cache-tags';
import type { Payload } from 'payload';
import { onInvalidate } from '../../platform/content-versions/invalidation.ts';
import { environment } from '../../platform/environment.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { type DraftView, noDrafts } from '../drafts/draft-view.ts';
import type { AddressBook } from './address-book.ts';
import { caughtUp } from './changes-elsewhere.ts';
import { loadAddressBook, withDocuments } from './load-address-book.ts';
import { withDrafts } from './with-drafts.ts';

interface Current {
	book: Promise<AddressBook>;
	/** When other backends' changes were last looked for. */
	checkedAt: number;
}

/** What this process knows of the addresses, and what has changed since it read them. */
interface Memory {
	current: Current | null;
	stale: { pages: Set<string>; posts: Set<string> };
}

const nothing = (): Memory['stale'] => ({ pages: new Set(), posts: new Set() });

const memory = processMemory('address-book', (): Memory => {
	const books: Memory = { current: null, stale: nothing() };
	onInvalidate((tags) => {
		if (tags === 'all') {
			books.current = null;
			return;
		}
		const pages = documentIds(tags, 'page');
		const posts = documentIds(tags, 'post');
		for (const id of pages) books.stale.pages.add(id);
		for (const id of posts) books.stale.posts.add(id);
		const isUnclear =
			tags.includes('categories') ||
			documentIds(tags, 'category').length > 0 ||
			(tags.includes('pages') && pages.length === 0) ||
			(tags.includes('posts') && posts.length === 0);
		if (isUnclear) books.current = null;
	});
	return books;
});

/** The published address book; after a change only what changed is read again. The drafts that a view shows are read afresh. */
export function addressBook(payload: Payload, view: DraftView = noDrafts): Promise<AddressBook> {
	const book = publishedBook(payload);
	return view.drafts === 'none'
		? book
		: book.then((published) => withDrafts(payload, published, view));
}

function publishedBook(payload: Payload): Promise<AddressBook> {
	const now = Date.now();
	const { current, stale: ids } = memory();
	if (!current) return cacheBook(loadAddressBook(payload), now);
	if (ids.pages.size + ids.posts.size > 0) {
		return cacheBook(
			current.book.then((book) => withDocuments(payload, book, ids)),
			current.checkedAt,
		);
	}
	if (now - current.checkedAt < environment.ANSWER_CACHE_SECONDS * 1000) return current.book;
	return cacheBook(
		current.book.then((book) => caughtUp(payload, book, current.checkedAt)),
		now,
	);
}

function cacheBook(book: Promise<AddressBook>, checkedAt: number): Promise<AddressBook> {
	const entry = { book, checkedAt };
	const books = memory();
	books.current = entry;
	books.stale = nothing();
	book.catch(() => {
		if (books.current === entry) books.current = null;
	});
	return book;
}
