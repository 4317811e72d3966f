import { type PageKey, pageKey } from '#shared/addresses/page-key.ts';
import type { Encoding } from '../../server/cache/answers/negotiate.ts';
import { readyAnswers } from '../../server/cache/answers/ready-answers.ts';
import type { SecondLevel } from '../../server/cache/levels/second-level.ts';
import { PageCache, type PageCacheOptions } from '../../server/cache/page-cache.ts';
import { PurgeLedger } from '../../server/cache/purging/purge-ledger.ts';
import type { PageRenderer, RenderedPage } from '../../server/cache/storable-page.ts';
import { storable } from '../../server/cache/storable-page.ts';

/** A second level that keeps nothing. */
export const noSecondLevel: SecondLevel = {
	entries: 0,
	bytes: 0,
	read: async () => undefined,
	write: () => {},
	delete: () => {},
	close: async () => {},
};

/** A rendered page with little in it. */
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

/** A cache whose pages come from the given function, and what it takes to look into it. */
export function testCache(
	render: (key: PageKey) => Promise<RenderedPage>,
	overrides: Partial<PageCacheOptions> = {},
) {
	const renderer: PageRenderer = {
		render: async (key, sequence, before) => storable(key, await render(key), sequence, before),
	};
	const cache = new PageCache({
		renderer,
		secondLevel: noSecondLevel,
		ledger: new PurgeLedger(),
		maxBytes: 10_000_000,
		prepare: (page, isStored) => readyAnswers(page, [], ['x-kept', String(isStored)]),
		idle: () => new Promise(() => {}),
		isContentFailing: () => false,
		onOutcome: () => {},
		...overrides,
	});
	const read = async (path: string, encoding: Encoding = 'identity') => {
		const { answers, outcome } = await cache.get(pageKey(path, ''), encoding);
		return { text: answers.identity.body.toString(), status: answers.status, outcome };
	};
	return { cache, read };
}

/** A promise to be settled by the test. */
export function gate(): { promise: Promise<void>; open: () => void } {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { promise, open: resolve };
}
