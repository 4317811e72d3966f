import { documentIds } from '@website/contracts/cache-tags';
import { siteOptions } from '@website/contracts/site-options';
import type { Payload } from 'payload';
import { onInvalidate } from '../../platform/cluster/invalidation.ts';
import { environment } from '../../platform/environment.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { type DraftView, noDrafts } from '../preview/draft-view.ts';
import type { AddressBook } from './address-book.ts';
import { catchUp } from './catch-up.ts';
import { loadAddressBook, withDocuments } from './load-address-book.ts';
import { withDrafts } from './with-drafts.ts';

interface Current {
	book: Promise<AddressBook>;
	/** The time of the last check for changes by other backends. */
	checkedAt: number;
	/** The features of the site for which the book was read. */
	features: string;
}

/** The address book of this process, and the ids of documents that have changed since it was read. */
interface Memory {
	current: Current | null;
	stale: { pages: Set<string>; posts: Set<string> };
}

const noIds = (): Memory['stale'] => ({ pages: new Set(), posts: new Set() });

const memory = processMemory('address-book', (): Memory => {
	const books: Memory = { current: null, stale: noIds() };
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

/** The published address book. After a change, only the changed documents are read again. Drafts of a view are read for every call. */
export function addressBook(payload: Payload, view: DraftView = noDrafts): Promise<AddressBook> {
	const book = publishedBook(payload);
	return view.drafts === 'none'
		? book
		: book.then((published) => withDrafts(payload, published, view));
}

const featuresKey = () => siteOptions().features.join();

function publishedBook(payload: Payload): Promise<AddressBook> {
	const now = Date.now();
	const { current, stale: ids } = memory();
	if (current?.features !== featuresKey()) return cacheBook(loadAddressBook(payload), now);
	if (ids.pages.size + ids.posts.size > 0) {
		return cacheBook(
			current.book.then((book) => withDocuments(payload, book, ids)),
			current.checkedAt,
		);
	}
	if (now - current.checkedAt < environment.ANSWER_CACHE_SECONDS * 1000) return current.book;
	return cacheBook(
		current.book.then((book) => catchUp(payload, book, current.checkedAt)),
		now,
	);
}

function cacheBook(book: Promise<AddressBook>, checkedAt: number): Promise<AddressBook> {
	const entry = { book, checkedAt, features: featuresKey() };
	const books = memory();
	books.current = entry;
	books.stale = noIds();
	book.catch(() => {
		if (books.current === entry) books.current = null;
	});
	return book;
}
