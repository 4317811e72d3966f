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

it('stays within its bytes, the entry unused for longest going first', async () => {
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

it('finds its entries again, and shrinks to a bound that has become smaller', async () => {
	await using folder = await temporaryFolder();
	const store = create(folder.path);
	for (const name of ['b', 'a']) await store.write(name, bytes(1000));
	const longAgo = new Date(Date.now() - 60_000);
	await utimes(join(folder.path, 'b'), longAgo, longAgo);
	const again = create(folder.path);
	expect((await again.read('b'))?.modifiedAt).toBe(longAgo.getTime());
	expect(again.bytes).toBe(2000);
	await create(folder.path, { maxBytes: 1500 }).open();
	expect(await readdir(folder.path)).toEqual(['a']);
});

it('stores nothing larger than all it may hold, and deletes what has been', async () => {
	await using folder = await temporaryFolder();
	await create(folder.path).write('a', bytes(1000));
	const store = create(folder.path, { maxBytes: 100 });
	await store.write('b', bytes(1000));
	expect(await store.names()).toEqual([]);
});

it('bounds folders by their number; a renewed one goes last', async () => {
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

it('finds folders again in the order in which they were stored and renewed, however soon after each other', async () => {
	await using folder = await temporaryFolder();
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
	// Each by a store of its own, as programs do that share the folder.
	const open = () => create(folder.path, { maxEntries: 3 });
	for (const name of ['c', 'b', 'a']) await open().writeFolder(name, (path) => mkdir(path));
	await open().renew('c');
	await open().writeFolder('d', (path) => mkdir(path));
	expect((await open().names()).sort()).toEqual(['a', 'c', 'd']);
});

it('removes what is no entry, unless somebody may be writing it', async () => {
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

it('takes an entry that somebody deleted as absent', async () => {
	await using folder = await temporaryFolder();
	const store = create(folder.path);
	await store.write('a', 'text');
	await create(folder.path).remove('a');
	expect(await store.read('a')).toBeUndefined();
	expect(store.entries).toBe(0);
});

it('tells a disk that fails, and goes on when it works again', async () => {
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
