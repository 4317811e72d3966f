import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { ImageStore, type StoredImage } from './image-store.ts';

const image: StoredImage = {
	contentType: 'image/webp',
	etag: '"1"',
	version: {},
	body: Buffer.alloc(1000),
};

it('finds its pictures again after a restart', async () => {
	await using folder = await temporaryFolder();
	const options = { folder: folder.path, maxBytes: 10_000 };
	await new ImageStore(options).write('a', image);
	expect((await new ImageStore(options).read('a'))?.image).toEqual(image);
});

it('treats a cut-off file as absent and removes it', async () => {
	await using folder = await temporaryFolder();
	const store = new ImageStore({ folder: folder.path, maxBytes: 10_000 });
	await store.write('a', image);
	const [name = ''] = await readdir(folder.path);
	await truncate(join(folder.path, name), 500);
	expect(await store.read('a')).toBeUndefined();
	expect(await readdir(folder.path)).toHaveLength(0);
});
