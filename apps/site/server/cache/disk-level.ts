import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../settings/limits.ts';
import type { StoredPage } from './cached-page.ts';
import { DiskIndex } from './disk-index.ts';
import { decodePage, encodePage } from './page-format.ts';
import type { PurgeLedger } from './purge-ledger.ts';
import type { FoundPage, SecondLevel } from './second-level.ts';

export interface DiskLevelOptions {
	folder: string;
	maxBytes: number;
	ledger: PurgeLedger;
	onError: (error: unknown) => void;
}

/**
 * Pages as files, one each, written beside their place and renamed into it, so that a kill at any moment leaves a whole file
 * or none. A page of an earlier process may have missed purges, so it is only a stale fallback.
 */
export class DiskLevel implements SecondLevel {
	readonly #options: DiskLevelOptions;
	readonly #index: DiskIndex;
	readonly #run = randomUUID();
	/** What is to be written, or deleted (null); the latest wins. */
	readonly #waiting = new Map<string, StoredPage | null>();
	#work: Promise<void> | undefined;
	#isClosed = false;
	#loaded: Promise<void>;

	constructor(options: DiskLevelOptions) {
		this.#options = options;
		this.#index = new DiskIndex(options.folder, options.maxBytes);
		this.#loaded = this.#index.load().catch(options.onError);
	}

	get entries(): number {
		return this.#index.entries;
	}

	get bytes(): number {
		return this.#index.bytes;
	}

	/** Resolves when the folder has been read. */
	get ready(): Promise<void> {
		return this.#loaded;
	}

	async read(id: string): Promise<FoundPage | undefined> {
		const waiting = this.#waiting.get(id);
		if (waiting === null) return undefined;
		if (waiting) return { page: waiting, isStale: this.#options.ledger.isStale(waiting) };
		await this.#loaded;
		const name = fileName(id);
		if (!this.#index.has(name)) return undefined;
		try {
			const file = await readFile(join(this.#options.folder, name));
			const page = decodePage(file, id);
			if (!page) {
				await this.#index.remove(name);
				return undefined;
			}
			this.#index.touch(name);
			const { run, ...stored } = page;
			return {
				page: stored,
				isStale: run !== this.#run || this.#options.ledger.isStale(page),
			};
		} catch (error) {
			this.#options.onError(error);
			return undefined;
		}
	}

	write(page: StoredPage): void {
		if (this.#isClosed || this.#waiting.size >= limits.disk.maxWaitingWrites) return;
		this.#waiting.set(page.key.id, page);
		this.#work ??= this.#writeWaiting();
	}

	delete(id: string): void {
		this.#waiting.set(id, null);
		this.#work ??= this.#writeWaiting();
	}

	/** Writes what still waits, and nothing that comes later: a better compression may be under way. */
	async close(): Promise<void> {
		this.#isClosed = true;
		while (this.#work) await this.#work;
	}

	async #writeWaiting(): Promise<void> {
		await this.#loaded;
		for (const [id, page] of this.#waiting) {
			try {
				if (page) await this.#writeFile(fileName(id), encodePage(page, this.#run));
				else await this.#index.remove(fileName(id));
			} catch (error) {
				this.#options.onError(error);
			}
			// Unless something newer has come in meanwhile, which the loop then meets.
			if (this.#waiting.get(id) === page) this.#waiting.delete(id);
		}
		this.#work = undefined;
		if (this.#waiting.size) this.#work = this.#writeWaiting();
	}

	async #writeFile(name: string, bytes: Buffer): Promise<void> {
		const path = join(this.#options.folder, name);
		const temporary = `${path}.${process.pid}.tmp`;
		try {
			await writeFile(temporary, bytes);
			await rename(temporary, path);
		} catch (error) {
			await rm(temporary, { force: true });
			throw error;
		}
		await this.#index.added(name, bytes.length);
	}
}

function fileName(id: string): string {
	return createHash('sha256').update(id).digest('hex');
}
