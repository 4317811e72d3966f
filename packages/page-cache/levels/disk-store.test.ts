import { mkdir, mkdtempDisposable, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { abandonedMs, DiskStore, type DiskStoreOptions } from './disk-store.ts';

const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), 'disk-store-'));

const create = (folder: string, bound: DiskStoreOptions['bound'] = { maxBytes: 10_000 }) =>
	new DiskStore({ folder, entryName: /^[a-z]$/, bound });

afterEach(() => void vi.useRealTimers());

const bytes = (count: number) => Buffer.alloc(count, 'x');

it('stays within its maximum size, evicting the least recently used entry first', async () => {
	await using folder = await temporaryFolder();
	const store = create(folder.path, { maxBytes: 3500 });
	for (const name of ['a', 'b', 'c']) await store.write(name, bytes(1000));
	await store.read('a');
	await store.write('d', bytes(1000));
	expect(await store.read('b')).toBeUndefined();
	expect((await store.read('a'))?.bytes).toHaveLength(1000);
	expect(store.bytes).toBe(3000);
	expect((await readdir(folder.path)).sort()).toEqual(['a', 'c', 'd']);
});

it('restores its entries from disk, and shrinks to a smaller bound', async () => {
	await using folder = await temporaryFolder();
	const store = create(folder.path);
	for (const name of ['b', 'a']) await store.write(name, bytes(1000));
	const longAgo = new Date(Date.now() - 60_000);
	await utimes(join(folder.path, 'b'), longAgo, longAgo);
	const reopened = create(folder.path);
	expect((await reopened.read('b'))?.modifiedAt).toBe(longAgo.getTime());
	expect(reopened.bytes).toBe(2000);
	await create(folder.path, { maxBytes: 1500 }).open();
	expect(await readdir(folder.path)).toEqual(['a']);
});

it('stores no entry larger than its bound, and deletes an existing one', async () => {
	await using folder = await temporaryFolder();
	await create(folder.path).write('a', bytes(1000));
	const store = create(folder.path, { maxBytes: 100 });
	await store.write('b', bytes(1000));
	expect(await store.names()).toEqual([]);
});

it('limits the number of folders, evicting a renewed one last', async () => {
	await using folder = await temporaryFolder();
	const store = create(folder.path, { maxEntries: 2 });
	const fill = async (path: string) => {
		await mkdir(path);
		await writeFile(join(path, 'file'), '1');
	};
	for (const name of ['a', 'b']) await store.writeFolder(name, fill);
	await store.renew('a');
	await store.writeFolder('c', fill);
	expect((await store.names()).sort()).toEqual(['a', 'c']);
	await expect(store.writeFolder('c', fill)).rejects.toThrow();
	expect(await readdir(folder.path)).toHaveLength(2);
});

it('restores the order in which folders were stored and renewed, even within a millisecond', async () => {
	await using folder = await temporaryFolder();
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
	// A new store each time, like programs that share the folder.
	const open = () => create(folder.path, { maxEntries: 3 });
	for (const name of ['c', 'b', 'a']) await open().writeFolder(name, (path) => mkdir(path));
	await open().renew('c');
	await open().writeFolder('d', (path) => mkdir(path));
	expect((await open().names()).sort()).toEqual(['a', 'c', 'd']);
});

it('removes files that are not entries, unless they may still be being written', async () => {
	await using folder = await temporaryFolder();
	const abandoned = new Date(Date.now() - abandonedMs - 1000);
	for (const name of ['a.1.tmp', 'of-an-earlier-version', 'folder']) {
		const path = join(folder.path, name);
		await (name === 'folder' ? mkdir(path) : writeFile(path, 'half'));
		await utimes(path, abandoned, abandoned);
	}
	await writeFile(join(folder.path, 'b.2.tmp'), 'half');
	await create(folder.path).open();
	expect(await readdir(folder.path)).toEqual(['b.2.tmp']);
});

it('treats an entry that another store deleted as absent', async () => {
	await using folder = await temporaryFolder();
	const store = create(folder.path);
	await store.write('a', 'text');
	await create(folder.path).remove('a');
	expect(await store.read('a')).toBeUndefined();
	expect(store.entries).toBe(0);
});

it('rejects while the disk fails, and works again afterwards', async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, 'store');
	await writeFile(path, 'a file where the folder should be');
	const store = create(path);
	await expect(store.write('a', 'text')).rejects.toThrow();
	await expect(store.read('a')).rejects.toThrow();
	await rm(path);
	await store.write('a', 'text');
	expect((await store.read('a'))?.bytes.toString()).toBe('text');
});
