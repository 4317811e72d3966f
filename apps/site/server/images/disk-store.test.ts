import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { DiskStore, type StoredImage } from './disk-store.ts';

const image = (bytes: number): StoredImage => ({
	contentType: 'image/webp',
	etag: '"1"',
	version: {},
	body: Buffer.alloc(bytes),
});

it('stays within its bytes, the picture unused for longest going first', async () => {
	await using folder = await temporaryFolder();
	const store = new DiskStore({ folder: folder.path, maximumBytes: 3500 });
	for (const key of ['a', 'b', 'c']) await store.write(key, image(1000));
	await store.read('a');
	await store.write('d', image(1000));
	expect(await store.read('b')).toBeUndefined();
	expect((await store.read('a'))?.image.body).toHaveLength(1000);
	expect(store.bytes).toBeLessThanOrEqual(3500);
	expect(await readdir(folder.path)).toHaveLength(3);
});

it('finds its pictures again and counts them', async () => {
	await using folder = await temporaryFolder();
	const options = { folder: folder.path, maximumBytes: 10_000 };
	await new DiskStore(options).write('a', image(1000));
	const again = new DiskStore(options);
	expect((await again.read('a'))?.image).toEqual(image(1000));
	expect(again.bytes).toBeGreaterThan(1000);
});

it('treats a cut-off file as absent and removes it', async () => {
	await using folder = await temporaryFolder();
	const store = new DiskStore({ folder: folder.path, maximumBytes: 10_000 });
	await store.write('a', image(1000));
	const [name = ''] = await readdir(folder.path);
	await truncate(join(folder.path, name), 500);
	expect(await store.read('a')).toBeUndefined();
	expect(await readdir(folder.path)).toHaveLength(0);
});

it('keeps nothing larger than all it may keep', async () => {
	await using folder = await temporaryFolder();
	const store = new DiskStore({ folder: folder.path, maximumBytes: 100 });
	await store.write('a', image(1000));
	expect(await store.read('a')).toBeUndefined();
});
