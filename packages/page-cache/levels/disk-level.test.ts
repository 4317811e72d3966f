import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PurgeLedger } from '../purge-ledger.ts';
import { toStoredPage } from '../storable-page.ts';
import { fakePage, keyOf, testCache } from '../testing/fake-page.ts';
import { DiskLevel } from './disk-level.ts';

let folder = '';
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'disk-level-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function level(ledger = new PurgeLedger(), maxBytes = 1_000_000) {
	const onError = vi.fn();
	return {
		disk: new DiskLevel({ folder, maxBytes, maxWaitingWrites: 1000, ledger, onError }),
		onError,
	};
}

async function page(path: string, text = 'text '.repeat(300)) {
	return toStoredPage(keyOf(path), fakePage(text), 0).page;
}

describe('DiskLevel', () => {
	it('reads the page that was written', async () => {
		const { disk } = level();
		const original = await page('/a');
		disk.write(original);
		await disk.close();
		expect(await disk.read('/a')).toEqual({ page: original, isStale: false });
	});

	it('reads a page of an earlier process as stale, since it may have missed a purge', async () => {
		const { disk } = level();
		disk.write(await page('/a'));
		await disk.close();
		const { disk: next } = level();
		expect(await next.read('/a')).toMatchObject({ isStale: true, page: { status: 200 } });
	});

	it('reads a page as stale after a purge of its tag', async () => {
		const ledger = new PurgeLedger();
		const { disk } = level(ledger);
		disk.write(await page('/a'));
		await disk.close();
		ledger.record(['page:1']);
		expect(await disk.read('/a')).toMatchObject({ isStale: true });
	});

	it.each([
		['cut off', (file: Buffer) => file.subarray(0, file.length / 2)],
		['empty', () => Buffer.alloc(0)],
		[
			'changed in the middle',
			(file: Buffer) =>
				Buffer.concat([file.subarray(0, 300), Buffer.from('x'), file.subarray(301)]),
		],
		['not a page at all', () => Buffer.from('hello')],
	])('ignores and removes a file that is %s', async (_case, damage) => {
		const { disk } = level();
		disk.write(await page('/a'));
		await disk.close();
		const [name = ''] = await readdir(folder);
		await writeFile(join(folder, name), damage(await readFile(join(folder, name))));
		const { disk: next, onError } = level();
		expect(await next.read('/a')).toBeUndefined();
		expect(await readdir(folder)).toEqual([]);
		expect(onError).not.toHaveBeenCalled();
	});

	it('writes waiting pages on close, and ignores later ones', async () => {
		const { disk } = level();
		disk.write(await page('/a'));
		const closing = disk.close();
		disk.write(await page('/late'));
		await closing;
		disk.write(await page('/later'));
		await disk.close();
		expect(await readdir(folder)).toHaveLength(1);
		expect(await disk.read('/a')).toBeDefined();
	});

	it('stays within its bound, evicting the oldest first', async () => {
		const { disk } = level(new PurgeLedger(), 10_000);
		for (let index = 0; index < 20; index += 1) {
			disk.write(await page(`/page-${index}`));
		}
		await disk.close();
		expect(disk.bytes).toBeLessThanOrEqual(10_000);
		expect(await disk.read('/page-0')).toBeUndefined();
		expect(await disk.read('/page-19')).toBeDefined();
	});

	it('reports an unwritable folder and continues', async () => {
		await rm(folder, { recursive: true });
		await writeFile(folder, 'a file where the folder should be');
		const { disk, onError } = level();
		disk.write(await page('/a'));
		await disk.close();
		expect(await disk.read('/a')).toBeUndefined();
		expect(onError).toHaveBeenCalled();
	});
});

describe('a restarted site', () => {
	it('serves the pages of the second level while the backend is down', async () => {
		const before = level();
		const { read } = testCache(async () => fakePage('known'), { secondLevel: before.disk });
		await read('/a');
		await before.disk.close();
		const down = testCache(async () => fakePage('error', { status: 503 }), {
			secondLevel: level().disk,
		});
		expect(await down.read('/a')).toMatchObject({ status: 200, text: 'known', outcome: 'stale' });
		expect(await down.read('/unknown')).toMatchObject({ status: 503 });
	});

	it('serves newly published pages when the backend is up', async () => {
		const before = level();
		const { read } = testCache(async () => fakePage('known'), { secondLevel: before.disk });
		await read('/a');
		await before.disk.close();
		const up = testCache(async () => fakePage('newer'), { secondLevel: level().disk });
		expect((await up.read('/a')).text).toBe('newer');
	});
});
