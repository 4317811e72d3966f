import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Files that are not entries, such as one half-written by a process that ended, are removed once they are older than this. */
export const abandonedMs = 10 * 60_000;

export interface DiskStoreOptions {
	/** Used by the store only: other files in it are removed when they are older than `abandonedMs`. */
	folder: string;
	entryName: RegExp;
	/** The least recently used entry is evicted first. */
	bound: { maxBytes: number } | { maxEntries: number };
}

export interface StoredEntry {
	bytes: Buffer;
	/** When it was written or renewed, in milliseconds. */
	modifiedAt: number;
}

interface IndexEntry {
	/** In bytes; 1 for a folder or an empty file, since the LRU cache requires positive integers. */
	size: number;
	modifiedAt: number;
}

type Fill = (path: string) => Promise<void>;

/** Bounded files or folders. Each is written under a temporary name and renamed, so it is complete or absent. Rejects with disk errors. */
export class DiskStore {
	readonly #options: DiskStoreOptions;
	readonly #maxBytes: number;
	readonly #index: LRUCache<string, IndexEntry>;
	#evicted: string[] = [];
	/** The latest modification time of the entries, in milliseconds. */
	#latest = 0;
	#opened: Promise<void> | undefined;

	constructor(options: DiskStoreOptions) {
		this.#options = options;
		const { bound } = options;
		this.#maxBytes = 'maxBytes' in bound ? bound.maxBytes : Number.POSITIVE_INFINITY;
		this.#index = new LRUCache<string, IndexEntry>({
			...('maxBytes' in bound
				? { maxSize: bound.maxBytes, sizeCalculation: ({ size }) => size }
				: { max: bound.maxEntries }),
			dispose: (_entry, name, reason) => {
				if (reason === 'evict') this.#evicted.push(name);
			},
		});
	}

	get entries(): number {
		return this.#index.size;
	}

	get bytes(): number {
		return this.#index.calculatedSize;
	}

	/** Reads the index from the folder. After a failure, the next call tries again. */
	open(): Promise<void> {
		this.#opened ??= this.#scan().catch((error: unknown) => {
			this.#opened = undefined;
			throw error;
		});
		return this.#opened;
	}

	/** Names of the entries currently in the folder, including those of other programs that share it. */
	async names(): Promise<string[]> {
		await this.open();
		return (await readdir(this.#options.folder)).filter((name) => this.#isEntry(name));
	}

	async read(name: string): Promise<StoredEntry | undefined> {
		await this.open();
		const entry = this.#index.get(name);
		if (!entry) return undefined;
		try {
			return { bytes: await readFile(this.#path(name)), modifiedAt: entry.modifiedAt };
		} catch (error) {
			if (!isMissing(error)) throw error;
			this.#index.delete(name);
			return undefined;
		}
	}

	/** Stores a file, replacing one of the same name. Does nothing if it is larger than the bound. */
	async write(name: string, content: Buffer | string): Promise<void> {
		const size = Buffer.byteLength(content);
		if (size > this.#maxBytes) return;
		await this.#put(name, size, (path) => writeFile(path, content));
	}

	/** Stores a folder, which counts as one entry. Rejects if the name is taken. */
	async writeFolder(name: string, fill: Fill): Promise<void> {
		await this.#put(name, 0, async (path) => {
			await fill(path);
			const at = this.#nextTime();
			await utimes(path, at, at);
		});
	}

	/** Sets the modification time of an entry to now. */
	async renew(name: string): Promise<void> {
		await this.open();
		const isFolder = 'maxEntries' in this.#options.bound;
		const now = isFolder ? this.#nextTime() : new Date();
		await utimes(this.#path(name), now, now);
		const size = this.#index.peek(name)?.size ?? 0;
		await this.#addToIndex(name, size, now.getTime());
	}

	async remove(name: string): Promise<void> {
		await this.open();
		this.#index.delete(name);
		await this.#delete(name);
	}

	/** Removes the entries whose names match. Reads after the call no longer find them. */
	async removeAll(matches: (name: string) => boolean): Promise<void> {
		await this.open();
		const names = [...this.#index.keys()].filter(matches);
		for (const name of names) this.#index.delete(name);
		await Promise.all(names.map((name) => this.#delete(name)));
	}

	async #put(name: string, size: number, fill: Fill): Promise<void> {
		await this.open();
		const temporaryPath = this.#path(`${name}.${randomUUID()}.tmp`);
		try {
			await fill(temporaryPath);
			await rename(temporaryPath, this.#path(name));
		} catch (error) {
			await rm(temporaryPath, { recursive: true, force: true });
			throw error;
		}
		await this.#addToIndex(name, size, Date.now());
	}

	/**
	 * Now, or just after the latest entry. The order of folders is restored from their times, but the file system's clock neither
	 * distinguishes times a few milliseconds apart nor agrees with the program's clock.
	 */
	#nextTime(): Date {
		this.#latest = Math.max(Date.now(), Math.floor(this.#latest) + 1);
		return new Date(this.#latest);
	}

	async #addToIndex(name: string, size: number, modifiedAt: number): Promise<void> {
		this.#latest = Math.max(this.#latest, modifiedAt);
		this.#index.set(name, { size: Math.max(size, 1), modifiedAt });
		// The LRU cache rejects an entry larger than the bound.
		if (!this.#index.has(name)) this.#evicted.push(name);
		for (const name of this.#evicted.splice(0)) await this.#delete(name);
	}

	async #scan(): Promise<void> {
		const { folder } = this.#options;
		await mkdir(folder, { recursive: true });
		const entries: { name: string; size: number; modifiedAt: number }[] = [];
		for (const name of await readdir(folder)) {
			const info = await stat(this.#path(name)).catch(() => undefined);
			if (!info) continue;
			const modifiedAt = info.mtimeMs;
			if (this.#isEntry(name))
				entries.push({ name, size: info.isFile() ? info.size : 0, modifiedAt });
			else if (Date.now() - modifiedAt > abandonedMs) await this.#delete(name);
		}
		entries.sort((a, b) => a.modifiedAt - b.modifiedAt);
		for (const { name, size, modifiedAt } of entries)
			await this.#addToIndex(name, size, modifiedAt);
	}

	#isEntry(name: string): boolean {
		return this.#options.entryName.test(name);
	}

	#path(name: string): string {
		return join(this.#options.folder, name);
	}

	async #delete(name: string): Promise<void> {
		await rm(this.#path(name), { recursive: true, force: true });
	}
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
