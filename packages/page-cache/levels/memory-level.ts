import { LRUCache } from 'lru-cache';
import type { PageCacheLimits } from '../limits.ts';
import type { PageKey } from '../page-key.ts';
import { isNotFound, storedBytes } from '../stored/stored-page.ts';
import type { MemoryEntry } from './memory-entry.ts';

/** The memory level: pages, variants and "not found" responses, each with its own limit. */
export class MemoryLevel {
	readonly #pages: LRUCache<string, MemoryEntry>;
	readonly #variants: LRUCache<string, MemoryEntry>;
	readonly #notFound: LRUCache<string, MemoryEntry>;

	constructor(maxBytes: number, limits: PageCacheLimits['cache']) {
		const { maxEntryBytes } = limits;
		this.#pages = lru(maxBytes, maxEntryBytes);
		this.#variants = lru(limits.maxVariantBytes, maxEntryBytes);
		this.#notFound = lru(limits.maxNotFoundBytes, maxEntryBytes, limits.maxNotFoundEntries);
	}

	get(id: string): MemoryEntry | undefined {
		return this.#pages.get(id) ?? this.#variants.get(id) ?? this.#notFound.get(id);
	}

	set(entry: MemoryEntry): void {
		const { key, status } = entry.page;
		const segment = this.#segment(key, status);
		for (const other of this.#segments()) if (other !== segment) other.delete(key.id);
		segment.set(key.id, entry);
	}

	*entries(): Iterable<MemoryEntry> {
		for (const segment of this.#segments()) yield* segment.values();
	}

	get size(): number {
		return this.#segments().reduce((sum, segment) => sum + segment.size, 0);
	}

	get bytes(): number {
		return this.#segments().reduce((sum, segment) => sum + segment.calculatedSize, 0);
	}

	#segments(): LRUCache<string, MemoryEntry>[] {
		return [this.#pages, this.#variants, this.#notFound];
	}

	#segment(key: PageKey, status: number): LRUCache<string, MemoryEntry> {
		if (isNotFound(status)) return this.#notFound;
		return key.isVariant ? this.#variants : this.#pages;
	}
}

function lru(maxSize: number, maxEntrySize: number, max?: number): LRUCache<string, MemoryEntry> {
	return new LRUCache<string, MemoryEntry>({
		maxSize,
		maxEntrySize,
		...(max ? { max } : {}),
		sizeCalculation: ({ page }) => storedBytes(page),
	});
}
