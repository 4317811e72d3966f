import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLimits } from './limits.ts';
import type { CacheOutcome } from './page-cache.ts';
import type { StoredPage } from './stored/stored-page.ts';
import { fakePage, gate, keyOf, noSecondLevel, testCache } from './testing/fake-page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = async () => {
	for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

describe('PageCache', () => {
	it('renders a page once for simultaneous and later requests', async () => {
		const render = vi.fn(async () => fakePage('one'));
		const { read } = testCache(render);
		const texts = await Promise.all(Array.from({ length: 20 }, () => read('/a')));
		expect(new Set(texts.map(({ text }) => text))).toEqual(new Set(['one']));
		expect((await read('/a')).outcome).toBe('hit');
		expect(render).toHaveBeenCalledTimes(1);
	});

	it('serves a page past its age while one render refreshes it', async () => {
		let text = 'old';
		const render = vi.fn(async () => fakePage(text));
		const { read } = testCache(render);
		await read('/a');
		text = 'new';
		vi.advanceTimersByTime(defaultLimits.cache.freshMs + 1);
		expect(await read('/a')).toMatchObject({ text: 'old', outcome: 'stale' });
		await settle();
		expect(await read('/a')).toMatchObject({ text: 'new', outcome: 'hit' });
		expect(render).toHaveBeenCalledTimes(2);
	});

	it('returns the same outcome that it counts', async () => {
		const countedOutcomes: CacheOutcome[] = [];
		const { read, cache } = testCache(async () => fakePage('a'), {
			onOutcome: (outcome) => countedOutcomes.push(outcome),
		});
		const outcomes = [(await read('/a')).outcome, (await read('/a')).outcome];
		vi.advanceTimersByTime(defaultLimits.cache.freshMs + 1);
		outcomes.push((await read('/a')).outcome);
		await settle();
		vi.advanceTimersByTime(defaultLimits.cache.freshMs + 1);
		outcomes.push(cache.peek('/a')?.outcome ?? 'uncached');
		expect(outcomes).toEqual(['miss', 'hit', 'stale', 'stale']);
		expect(countedOutcomes).toEqual(outcomes);
	});

	it('renders a page without tags again after its maximum age, and serves the old one while renders fail', async () => {
		let text = 'old';
		let isDown = false;
		const { read } = testCache(async () => {
			if (isDown) throw new Error('down');
			return fakePage(text, { tags: [], maxAgeMs: 60_000 });
		});
		await read('/a');
		text = 'new';
		vi.advanceTimersByTime(59_000);
		expect(await read('/a')).toMatchObject({ text: 'old', outcome: 'hit' });
		vi.advanceTimersByTime(1000);
		expect(await read('/a')).toMatchObject({ text: 'new', outcome: 'miss' });
		isDown = true;
		vi.advanceTimersByTime(60_000);
		expect(await read('/a')).toMatchObject({ text: 'new', outcome: 'stale' });
	});

	it('serves a page for days while renders fail, with few further attempts', async () => {
		let isDown = false;
		const render = vi.fn(async () =>
			isDown ? fakePage('error', { status: 503 }) : fakePage('good'),
		);
		const { read } = testCache(render);
		await read('/a');
		isDown = true;
		for (let day = 0; day < 6; day += 1) {
			vi.advanceTimersByTime(24 * 3600 * 1000);
			for (let request = 0; request < 50; request += 1) {
				expect(await read('/a')).toMatchObject({ text: 'good', status: 200 });
			}
			await settle();
		}
		expect(render.mock.calls.length).toBeLessThan(20);
		vi.advanceTimersByTime(defaultLimits.cache.staleIfErrorMs);
		expect((await read('/a')).status).toBe(503);
	});

	it('never stores errors, incomplete pages or personal ones', async () => {
		for (const page of [
			fakePage('x', { status: 500 }),
			fakePage('x', { status: 503 }),
			fakePage('x', { degraded: true }),
			fakePage('x', { headers: { 'set-cookie': 'a=b' } }),
			fakePage('x', { headers: { 'cache-control': 'private' } }),
		]) {
			const render = vi.fn(async () => page);
			const { read, cache } = testCache(render);
			await read('/a');
			await read('/a');
			expect(render).toHaveBeenCalledTimes(2);
			expect(cache.entries).toBe(0);
		}
	});

	it('prefers a complete old page to an incomplete new one, but not to "not found"', async () => {
		let page = fakePage('whole');
		const { read, cache } = testCache(async () => page);
		await read('/a');
		page = fakePage('incomplete', { degraded: true });
		cache.purge(['page:1']);
		await settle();
		expect((await read('/a')).text).toBe('whole');
		page = fakePage('gone', { status: 404, degraded: true });
		cache.purge(['page:1']);
		await settle();
		vi.advanceTimersByTime(defaultLimits.cache.retryAfterFailureMs + 1);
		expect((await read('/a')).text).toBe('gone');
	});
});

describe('a purge', () => {
	it('renders affected pages again immediately and leaves others alone', async () => {
		let version = 1;
		const renderedPaths: string[] = [];
		const { read, cache } = testCache(async ({ path }) => {
			renderedPaths.push(path);
			return fakePage(`${path} ${version}`, { tags: [path === '/a' ? 'page:1' : 'page:2'] });
		});
		await read('/a');
		await read('/b');
		version = 2;
		cache.purge(['page:1']);
		await settle();
		expect(renderedPaths).toEqual(['/a', '/b', '/a']);
		expect(await read('/a')).toMatchObject({ text: '/a 2', outcome: 'hit' });
		expect((await read('/b')).text).toBe('/b 1');
	});

	it('repeats a render that started before it, so that its visitor gets the new page', async () => {
		let content = 'old';
		const gates = [gate(), gate()];
		let renders = 0;
		const { read, cache } = testCache(async () => {
			const renderedContent = content;
			await gates[renders++]?.promise;
			return fakePage(renderedContent);
		});
		const waiting = read('/a');
		await settle();
		content = 'new';
		cache.purge(['page:1']);
		gates[0]?.open();
		gates[1]?.open();
		expect((await waiting).text).toBe('new');
		expect((await read('/a')).text).toBe('new');
		expect(renders).toBe(2);
	});

	it('repeats the refresh of an earlier purge when it arrives during that refresh', async () => {
		let content = 'first';
		let block = Promise.resolve();
		const { read, cache } = testCache(async () => {
			const renderedContent = content;
			await block;
			return fakePage(renderedContent);
		});
		await read('/a');
		const { promise, open } = gate();
		block = promise;
		content = 'second';
		cache.purge(['page:1']);
		await settle();
		content = 'third';
		cache.purge(['page:1']);
		open();
		await settle();
		expect(await read('/a')).toMatchObject({ text: 'third', outcome: 'hit' });
	});

	it('sends a page uncached when purges overtake each of its renders', async () => {
		const { read, cache } = testCache(async () => {
			cache.purge(['page:1']);
			return fakePage('busy');
		});
		expect(await read('/a')).toMatchObject({ text: 'busy', outcome: 'uncached' });
		expect(cache.entries).toBe(0);
	});

	it('makes visitors wait for the new page for a limited time, then serves the old one', async () => {
		let block = Promise.resolve();
		let text = 'old';
		const { read, cache } = testCache(async () => {
			await block;
			return fakePage(text);
		});
		await read('/a');
		const { promise, open } = gate();
		block = promise;
		text = 'new';
		cache.purge(['page:1']);
		const visitor = read('/a');
		await settle();
		vi.advanceTimersByTime(defaultLimits.cache.staleWaitMs + 1);
		expect(await visitor).toMatchObject({ text: 'old', outcome: 'stale' });
		open();
		await settle();
		expect((await read('/a')).text).toBe('new');
	});

	it('invalidates every "not found" response, since missing content has no tag', async () => {
		let page = fakePage('missing', { status: 404, tags: [] });
		const { read, cache } = testCache(async () => page);
		expect((await read('/new')).status).toBe(404);
		expect((await read('/new')).outcome).toBe('hit');
		page = fakePage('published', { tags: ['page:9'] });
		cache.purge(['page:9']);
		await settle();
		expect(await read('/new')).toMatchObject({ status: 200, text: 'published' });
	});

	it('replaces an unpublished page by its 404', async () => {
		let page = fakePage('here');
		const { read, cache } = testCache(async () => page);
		await read('/a');
		page = fakePage('gone', { status: 404 });
		cache.purge(['page:1']);
		expect(await read('/a')).toMatchObject({ status: 404, text: 'gone' });
	});
});

describe('a loss without a purge', () => {
	const { freshMs, lossRendersMs } = defaultLimits.cache;
	/** A site whose pages are gone, and a read that gives the background render time. */
	async function emptiedSite() {
		let status = 200;
		const losses: string[] = [];
		const { cache, read } = testCache(async () => fakePage(String(status), { status }), {
			findLoss: (before, page) =>
				before.status === 200 && page.status !== 200 ? String(page.status) : undefined,
			onLoss: ({ path }, loss) => losses.push(`${path} ${loss}`),
		});
		await read('/a');
		status = 404;
		vi.advanceTimersByTime(freshMs + 1);
		const readSettled = async () => {
			await read('/a');
			await settle();
			return (await read('/a')).status;
		};
		return { cache, losses, readSettled, restore: () => (status = 200) };
	}

	it('is stored after three renders agree, a minute apart, and reported once', async () => {
		const { losses, readSettled } = await emptiedSite();
		const statuses = [await readSettled()];
		for (let minute = 0; minute < 2; minute += 1) {
			vi.advanceTimersByTime(lossRendersMs / 2);
			statuses.push(await readSettled());
			vi.advanceTimersByTime(lossRendersMs / 2);
			statuses.push(await readSettled());
		}
		expect(statuses).toEqual([200, 200, 200, 200, 404]);
		expect(losses).toEqual(['/a 404']);
	});

	it('is forgotten when a render returns the page', async () => {
		const { losses, readSettled, restore } = await emptiedSite();
		await readSettled();
		restore();
		vi.advanceTimersByTime(lossRendersMs);
		expect(await readSettled()).toBe(200);
		expect(losses).toEqual(['/a 404']);
	});

	it('is not concluded from a page that lacks parts: it is soon rendered again', async () => {
		let page = fakePage('old');
		const losses: string[] = [];
		const { read } = testCache(async () => page, {
			findLoss: () => 'its menu',
			onLoss: (_key, loss) => losses.push(loss),
		});
		await read('/a');
		page = fakePage('without its menu', { degraded: true });
		vi.advanceTimersByTime(freshMs + 1);
		await read('/a');
		await settle();
		vi.advanceTimersByTime(defaultLimits.cache.retryAfterFailureMs + 1);
		expect((await read('/a')).text).toBe('old');
		await settle();
		expect(losses).toEqual([]);
	});

	it('is stored at once if a purge names the page, and not if all purges may have been missed', async () => {
		const { cache, readSettled } = await emptiedSite();
		cache.purgeEverything();
		expect(await readSettled()).toBe(200);
		cache.purge(['page:1']);
		expect(await readSettled()).toBe(404);
	});
});

describe('encodings', () => {
	const text = 'text '.repeat(1000);

	it('compresses a page once, when it is stored, on both levels', async () => {
		const written: StoredPage[] = [];
		const secondLevel = { ...noSecondLevel, write: (page: StoredPage) => void written.push(page) };
		const { cache } = testCache(async () => fakePage(text), { secondLevel });
		const { responses } = await cache.get(keyOf('/a'));
		expect(gunzipSync(responses.gzip.body).toString()).toBe(text);
		expect(brotliDecompressSync(responses.br.body).toString()).toBe(text);
		expect(responses.br.headers).toContain('content-encoding');
		expect(written[0]?.bodies).toMatchObject({ br: responses.br.body, gzip: responses.gzip.body });
		cache.purge(['page:1']);
		await expect.poll(() => written).toHaveLength(2);
		expect(written[1]?.bodies).toBe(written[0]?.bodies);
	});

	it('compresses uncached responses too', async () => {
		const { cache } = testCache(async () => fakePage(text, { degraded: true }));
		const { responses, outcome } = await cache.get(keyOf('/a'));
		expect(outcome).toBe('uncached');
		expect(gunzipSync(responses.gzip.body).toString()).toBe(text);
		expect(responses.gzip.headers).toContain('false');
		expect(cache.entries).toBe(0);
	});

	it.each([
		['a short page', 'short', 'text/html'],
		['a picture', text, 'image/png'],
	])('sends %s uncompressed', async (_, body, type) => {
		const { cache } = testCache(async () => fakePage(body, { headers: { 'content-type': type } }));
		const { responses } = await cache.get(keyOf('/a'));
		expect(responses.br).toBe(responses.identity);
		expect(responses.br.headers).not.toContain('content-encoding');
	});
});

describe('bounds', () => {
	it('evicts no pages when many "not found" responses are stored', async () => {
		const { cache, read } = testCache(async ({ path }) =>
			fakePage(path, { status: path === '/page' ? 200 : 404 }),
		);
		await read('/page');
		for (let index = 0; index < defaultLimits.cache.maxNotFoundEntries * 2; index += 1)
			await read(`/x${index}`);
		expect(cache.entries).toBe(defaultLimits.cache.maxNotFoundEntries + 1);
		expect((await read('/page')).outcome).toBe('hit');
	});

	it('stays within its maximum size', async () => {
		const { cache, read } = testCache(
			async ({ path }) => fakePage(path.repeat(10), { headers: { 'content-type': 'image/png' } }),
			{ maxBytes: 50_000 },
		);
		for (let index = 0; index < 200; index += 1) await read(`/page-${index}`);
		expect(cache.bytes).toBeLessThanOrEqual(50_000);
		expect(cache.entries).toBeGreaterThan(5);
	});
});
