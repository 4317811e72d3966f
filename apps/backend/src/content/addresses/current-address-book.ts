import { documentIds } from '@website/contracts/cache-tags';
import { addressedCollections, documentKinds } from '@website/contracts/entities';
import { siteOptions } from '@website/contracts/site-options';
import type { Payload } from 'payload';
import { z } from 'zod';
import { onInvalidate } from '../../platform/cluster/invalidation.ts';
import { environment } from '../../platform/environment.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { type DraftView, noDrafts } from '../preview/draft-view.ts';
import type { AddressBook } from './address-book.ts';
import { type PerCollection, perCollection, readPerCollection } from './entries.ts';
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
	stale: PerCollection<Set<string>>;
}

const noIds = (): Memory['stale'] => perCollection(() => new Set());

const memory = processMemory('address-book', (): Memory => {
	const books: Memory = { current: null, stale: noIds() };
	onInvalidate((tags) => {
		if (tags === 'all') {
			books.current = null;
			return;
		}
		for (const collection of addressedCollections) {
			const ids = documentIds(tags, documentKinds[collection]);
			for (const id of ids) books.stale[collection].add(id);
			if (ids.length === 0 && tags.includes(collection)) books.current = null;
		}
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
	if (Object.values(ids).some(({ size }) => size > 0)) {
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

const documents = z.object({ docs: z.array(z.object({ id: z.coerce.string() })) });

/** The largest difference between the clocks of several backends. */
const clockToleranceMs = 60_000;

/** Updates an address book with changes that other backends have made since a time (milliseconds since 1970). */
async function catchUp(payload: Payload, book: AddressBook, since: number): Promise<AddressBook> {
	const query = {
		where: { updatedAt: { greater_than_equal: new Date(since - clockToleranceMs).toISOString() } },
		depth: 0,
		pagination: false,
		overrideAccess: true,
	} as const;
	const ids = await readPerCollection(async (collection) => {
		const result = await payload.find({ collection, ...query, select: {} });
		return new Set(documents.parse(result).docs.map(({ id }) => id));
	});
	const next = await withDocuments(payload, book, ids);
	return (await isComplete(payload, next)) ? next : loadAddressBook(payload);
}

/** True if the book has as many documents as the database; a deletion leaves no date that could be queried. */
async function isComplete(payload: Payload, book: AddressBook): Promise<boolean> {
	const where = { _status: { equals: 'published' } } as const;
	const matches = await readPerCollection(async (collection) => {
		const { totalDocs } = await payload.count({ collection, where, overrideAccess: true });
		return totalDocs === book.entries[collection].size;
	});
	return Object.values(matches).every(Boolean);
}
