import type { SecondLevel } from '../levels/second-level.ts';
import { PageCache, type PageCacheOptions } from '../page-cache.ts';
import type { PageKey } from '../page-key.ts';
import { PurgeLedger } from '../purge-ledger.ts';
import { prepareResponses } from '../responses/prepared-responses.ts';
import type { PageRenderer, RenderedPage } from '../storable-page.ts';
import { toStoredPage } from '../storable-page.ts';

/** The key of a page without parameters. */
export const keyOf = (path: string): PageKey => ({ id: path, path, search: '', isVariant: false });

/** A second level that stores nothing. */
export const noSecondLevel: SecondLevel = {
	entries: 0,
	bytes: 0,
	read: async () => undefined,
	write: () => {},
	delete: () => {},
	close: async () => {},
};

/** A rendered page with this text as its body. */
export function fakePage(text: string, overrides: Partial<RenderedPage> = {}): RenderedPage {
	return {
		status: 200,
		headers: { 'content-type': 'text/html; charset=utf-8' },
		body: Buffer.from(text),
		tags: ['page:1'],
		degraded: false,
		...overrides,
	};
}

/** A cache whose pages `render` returns, and a function that reads a page from it. */
export function testCache(
	render: (key: PageKey) => Promise<RenderedPage>,
	overrides: Partial<PageCacheOptions> = {},
) {
	const renderer: PageRenderer = {
		render: async (key, sequence, before) => toStoredPage(key, await render(key), sequence, before),
	};
	const cache = new PageCache({
		renderer,
		secondLevel: noSecondLevel,
		ledger: new PurgeLedger(),
		maxBytes: 10_000_000,
		prepare: (page, isStored) => prepareResponses(page, [], ['x-kept', String(isStored)]),
		isContentFailing: () => false,
		onOutcome: () => {},
		...overrides,
	});
	const read = async (path: string) => {
		const { responses, outcome } = await cache.get(keyOf(path));
		return { text: responses.identity.body.toString(), status: responses.status, outcome };
	};
	return { cache, read };
}

/** A promise that the test resolves with `open`. */
export function gate(): { promise: Promise<void>; open: () => void } {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { promise, open: resolve };
}
