import { createHash, randomUUID } from 'node:crypto';
import type { PurgeLedger } from '../purge-ledger.ts';
import { decodePage, encodePage } from '../stored/page-format.ts';
import type { StoredPage } from '../stored/stored-page.ts';
import { DiskStore } from './disk-store.ts';
import type { SecondLevel, SecondLevelPage } from './second-level.ts';

export interface DiskLevelOptions {
	folder: string;
	maxBytes: number;
	/** While this many pages wait, further ones are not written. */
	maxWaitingWrites: number;
	ledger: PurgeLedger;
	onError: (error: unknown) => void;
}

/** Pages as files, written after the response is sent. A page of an earlier process may have missed purges: it is always stale. */
export class DiskLevel implements SecondLevel {
	readonly #options: DiskLevelOptions;
	readonly #store: DiskStore;
	readonly #run = randomUUID();
	/** By id, the page to write, or null to delete it; the latest wins. */
	readonly #waiting = new Map<string, StoredPage | null>();
	#work: Promise<void> | undefined;
	#isClosed = false;

	constructor(options: DiskLevelOptions) {
		this.#options = options;
		const { folder, maxBytes } = options;
		this.#store = new DiskStore({ folder, bound: { maxBytes }, entryName: /^[0-9a-f]{64}$/ });
		// Opened immediately, since the readiness check reports the number of pages.
		this.#store.open().catch(options.onError);
	}

	get entries(): number {
		return this.#store.entries;
	}

	get bytes(): number {
		return this.#store.bytes;
	}

	async read(id: string): Promise<SecondLevelPage | undefined> {
		const waiting = this.#waiting.get(id);
		if (waiting === null) return undefined;
		if (waiting) return { page: waiting, isStale: this.#options.ledger.isStale(waiting) };
		try {
			const name = fileName(id);
			const file = await this.#store.read(name);
			if (!file) return undefined;
			const decoded = decodePage(file.bytes, id);
			if (!decoded) {
				await this.#store.remove(name);
				return undefined;
			}
			const { run, ...page } = decoded;
			return { page, isStale: run !== this.#run || this.#options.ledger.isStale(page) };
		} catch (error) {
			this.#options.onError(error);
			return undefined;
		}
	}

	write(page: StoredPage): void {
		if (this.#isClosed || this.#waiting.size >= this.#options.maxWaitingWrites) return;
		this.#waiting.set(page.key.id, page);
		this.#work ??= this.#writeWaiting();
	}

	delete(id: string): void {
		this.#waiting.set(id, null);
		this.#work ??= this.#writeWaiting();
	}

	/** Writes the waiting pages. Further ones, which a running compression may still add, are ignored. */
	async close(): Promise<void> {
		this.#isClosed = true;
		while (this.#work) await this.#work;
	}

	async #writeWaiting(): Promise<void> {
		// The caller must have set `#work` before this function can reset it.
		await Promise.resolve();
		for (const [id, page] of this.#waiting) {
			try {
				if (page) await this.#store.write(fileName(id), encodePage(page, this.#run));
				else await this.#store.remove(fileName(id));
			} catch (error) {
				this.#options.onError(error);
			}
			// If a different value was set meanwhile, the next run writes it.
			if (this.#waiting.get(id) === page) this.#waiting.delete(id);
		}
		this.#work = undefined;
		if (this.#waiting.size) this.#work = this.#writeWaiting();
	}
}

function fileName(id: string): string {
	return createHash('sha256').update(id).digest('hex');
}
