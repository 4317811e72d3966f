import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTag } from '@website/contracts/file-tag';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { ImageStore, type StoredImage } from './image-store.ts';

const image: StoredImage = {
	contentType: 'image/webp',
	etag: '"1"',
	version: {},
	body: Buffer.alloc(1000),
};

const key = { modifiers: 'w_320,f_webp', path: '/media/a.png' };

it('reads its images after a restart', async () => {
	await using folder = await temporaryFolder();
	const options = { folder: folder.path, maxBytes: 10_000 };
	await new ImageStore(options).write(key, image);
	expect((await new ImageStore(options).read(key))?.image).toEqual(image);
});

it('treats a truncated file as missing and removes it', async () => {
	await using folder = await temporaryFolder();
	const store = new ImageStore({ folder: folder.path, maxBytes: 10_000 });
	await store.write(key, image);
	const [name = ''] = await readdir(folder.path);
	await truncate(join(folder.path, name), 500);
	expect(await store.read(key)).toBeUndefined();
	expect(await readdir(folder.path)).toHaveLength(0);
});

it('removes all images of one file and keeps those of other files', async () => {
	await using folder = await temporaryFolder();
	const store = new ImageStore({ folder: folder.path, maxBytes: 10_000 });
	const other = { ...key, path: '/media/b.png' };
	const wider = { ...key, modifiers: 'w_640,f_webp' };
	for (const imageKey of [key, wider, other]) await store.write(imageKey, image);
	await store.removeMadeFrom(fileTag('a.png'));
	expect(await store.read(key)).toBeUndefined();
	expect(await store.read(wider)).toBeUndefined();
	expect(await store.read(other)).toBeDefined();
	expect(await readdir(folder.path)).toHaveLength(1);
});
