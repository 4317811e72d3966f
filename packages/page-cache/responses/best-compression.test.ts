import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { decodePage, encodePage } from '../stored/page-format.ts';
import type { StoredPage } from '../stored/stored-page.ts';
import { fakePage, keyOf, testCache } from '../testing/fake-page.ts';

/** Prose, which a higher compression level makes smaller. */
const prose = readFileSync(join(import.meta.dirname, '../../../docs/serving.md'), 'utf8');
const textOf = (name: string) => `${name} ${prose}`;

/** A cache on a machine that the test makes idle, and the pages that the cache has written to its second level. */
function compressingCache(render: (path: string) => string, storedPage?: StoredPage) {
	const storedPages: StoredPage[] = [];
	let becomeIdle: () => void = () => {};
	const idle = vi.fn(() => new Promise<void>((resolve) => (becomeIdle = resolve)));
	const { cache, read } = testCache(async ({ path }) => fakePage(render(path)), {
		idle,
		secondLevel: {
			entries: 0,
			bytes: 0,
			read: async () => (storedPage ? { page: storedPage, isStale: false } : undefined),
			write: (page) => void storedPages.push(page),
			delete: () => {},
			close: async () => {},
		},
	});
	return { cache, read, idle, storedPages, becomeIdle: () => becomeIdle() };
}

describe('the best compression', () => {
	it('starts when a page is requested again and the machine is idle, and saves bytes', async () => {
		const { cache, read, idle, storedPages, becomeIdle } = compressingCache(textOf);
		await read('/a', 'br');
		const fast = cache.peek(keyOf('/a').id, 'br')?.responses.br?.body.length ?? 0;
		expect(idle).toHaveBeenCalledTimes(1);
		expect(storedPages.map(({ isBestCompressed }) => isBestCompressed)).toEqual([undefined]);
		becomeIdle();
		await expect.poll(() => storedPages).toHaveLength(2);
		const best = storedPages[1];
		expect(best?.isBestCompressed).toBe(true);
		expect(best?.bodies.br?.length).toBeLessThan(fast);
		expect(brotliDecompressSync(best?.bodies.br ?? '').toString()).toBe(textOf('/a'));
		expect(gunzipSync(best?.bodies.gzip ?? '').toString()).toBe(textOf('/a'));
	});

	it('skips a page that was requested once', async () => {
		const { read, idle } = compressingCache(textOf);
		await read('/a', 'br');
		expect(idle).not.toHaveBeenCalled();
	});

	it('is reused when a new render of the page is unchanged', async () => {
		const { cache, read, idle, storedPages, becomeIdle } = compressingCache(textOf);
		await read('/a');
		await read('/a');
		becomeIdle();
		await expect.poll(() => storedPages).toHaveLength(2);
		cache.purge(['page:1']);
		await expect.poll(() => storedPages).toHaveLength(3);
		expect(storedPages[2]?.isBestCompressed).toBe(true);
		expect(storedPages[2]?.bodies).toBe(storedPages[1]?.bodies);
		await read('/a');
		expect(idle).toHaveBeenCalledTimes(1);
	});

	it('compresses the latest version of a page only', async () => {
		let version = 1;
		const { cache, read, storedPages, becomeIdle } = compressingCache(() => textOf(`v${version}`));
		await read('/a');
		await read('/a');
		version = 2;
		cache.purge(['page:1']);
		await expect.poll(() => storedPages).toHaveLength(2);
		await read('/a');
		becomeIdle();
		await expect.poll(() => storedPages).toHaveLength(3);
		expect(storedPages[2]?.bodies.identity.toString()).toBe(textOf('v2'));
		expect(storedPages.filter(({ isBestCompressed }) => isBestCompressed)).toHaveLength(1);
	});

	it('is stored on the second level, and is done after a restart if it is missing there', async () => {
		const first = compressingCache(textOf);
		await first.read('/a');
		const page = first.storedPages[0] as StoredPage;
		const { id } = keyOf('/a');
		const second = compressingCache(textOf, decodePage(encodePage(page, 'run'), id));
		await second.read('/a');
		second.becomeIdle();
		await expect.poll(() => second.storedPages).toHaveLength(1);
		const best = second.storedPages[0] as StoredPage;
		const third = compressingCache(textOf, decodePage(encodePage(best, 'run'), id));
		await third.read('/a');
		expect(third.idle).not.toHaveBeenCalled();
	});
});
