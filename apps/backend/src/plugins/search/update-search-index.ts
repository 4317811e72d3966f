import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createLocalReq, type Payload } from 'payload';
import type { AddressBook } from '../../content/addresses/address-book.ts';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import { type PerCollection, perCollection } from '../../content/addresses/entries.ts';
import { onInvalidate } from '../../platform/cluster/invalidation.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { buildEntries } from './build-entries.ts';
import { type SearchedCollection, searchedCollections } from './entry.ts';
import { limits } from './limits.ts';
import { TextIndex } from './text-index.ts';

interface IndexState {
	index: TextIndex;
	/** When the indexed version of each document was changed, by its ID. */
	modified: PerCollection<Map<string, string>>;
	/** The last address book, with which the index was or is being brought up to date. */
	book: AddressBook | null;
	/** The end of the last update, and of its pages, which are indexed first. */
	updated: Promise<void>;
	updatedPages: Promise<void>;
}

const indexState = processMemory(
	'search-index',
	(): IndexState => ({
		index: new TextIndex(),
		modified: perCollection(() => new Map()),
		book: null,
		updated: Promise.resolve(),
		updatedPages: Promise.resolve(),
	}),
);

export const searchIndex = (): TextIndex => indexState().index;

/** Indexes the documents of a collection that differ from those in the address book; removes those that it lacks. */
async function indexChanges(payload: Payload, book: AddressBook, collection: SearchedCollection) {
	const { index, modified: modifiedIn } = indexState();
	const modified = modifiedIn[collection];
	const published = book.entries[collection];
	for (const id of [...modified.keys()].filter((each) => !published.has(each))) {
		index.set(collection, Number(id), []);
		modified.delete(id);
	}
	const changed = [...published.values()].filter((doc) => modified.get(doc.id) !== doc.modified);
	const req = await createLocalReq({}, payload);
	for (let at = 0; at < changed.length; at += limits.indexedAtOnce) {
		const startedAt = performance.now();
		const documents = changed.slice(at, at + limits.indexedAtOnce);
		const ids = documents.map(({ id }) => Number(id));
		const entries = await buildEntries(req, collection, ids);
		for (const document of documents) {
			await yieldToEventLoop();
			index.set(collection, Number(document.id), entries);
			modified.set(document.id, document.modified);
		}
		// Pauses half of the time, because the first index of many thousand documents takes minutes.
		if (documents.length === limits.indexedAtOnce) await sleep(performance.now() - startedAt);
	}
}

/** Brings the index to the state of an address book, after earlier updates; failures are logged. */
function update(payload: Payload, book: AddressBook): IndexState {
	const state = indexState();
	if (state.book === book) return state;
	state.book = book;
	const index = (after: Promise<void>, collection: SearchedCollection) =>
		after
			.then(() => indexChanges(payload, book, collection))
			.catch((cause: unknown) => {
				if (state.book === book) state.book = null;
				reportFailure('search', cause, 'Failed to update the search index');
			});
	state.updatedPages = index(state.updated, 'pages');
	state.updated = searchedCollections
		.filter((collection) => collection !== 'pages')
		.reduce(index, state.updatedPages);
	return state;
}

/** Indexes all changes. Resolves when the index is up to date. */
export async function updateSearchIndex(payload: Payload): Promise<void> {
	await update(payload, await addressBook(payload)).updated;
}

/** Waits until the documents of an address book are indexed, up to `limits.waitMs`, because a first index can take minutes. */
export async function waitForIndex(payload: Payload, book: AddressBook): Promise<void> {
	const timeout = Promise.withResolvers<void>();
	const timer = setTimeout(timeout.resolve, limits.waitMs);
	const { updated } = update(payload, book);
	await Promise.race([updated, timeout.promise]).finally(() => clearTimeout(timer));
}

/** Waits without a limit until all pages are indexed, which happens before articles. */
export async function waitForPages(payload: Payload, book: AddressBook): Promise<void> {
	await update(payload, book).updatedPages;
}

/** The key under which releases up to 0.2 stored the format of the index in the database. Without it they index everything again. */
const formerFormat = 'search-format';

/** Starts indexing, now and after each change. */
export async function startSearchIndexing(payload: Payload): Promise<void> {
	// The tables of that index are not kept up to date any more.
	await payload.kv.delete(formerFormat);
	const index = () =>
		void updateSearchIndex(payload).catch((cause: unknown) =>
			reportFailure('search', cause, 'Failed to update the search index'),
		);
	onInvalidate(index);
	index();
}
