import { type MemoryEntry, memoryEntry } from './levels/memory-entry.ts';
import { MemoryLevel } from './levels/memory-level.ts';
import type { SecondLevel } from './levels/second-level.ts';
import { defaultLimits, type PageCacheLimits } from './limits.ts';
import type { PageKey } from './page-key.ts';
import type { PurgeLedger } from './purge-ledger.ts';
import { RenderQueue } from './render-queue.ts';
import { compressed } from './responses/compress.ts';
import type { PreparedResponses } from './responses/prepared-responses.ts';
import type { PageRenderer } from './storable-page.ts';
import { isCacheable, type StoredPage } from './stored/stored-page.ts';

/** The source of a response: a fresh entry, a stale entry, a render that was stored, or a render that was not. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'uncached';

export interface CacheResult {
	page: StoredPage;
	responses: PreparedResponses;
	outcome: CacheOutcome;
}

export interface PageCacheOptions {
	renderer: PageRenderer;
	secondLevel: SecondLevel;
	ledger: PurgeLedger;
	maxBytes: number;
	/** Turns a page into responses. If `isStored` is false, the responses must forbid other caches to store them. */
	prepare: (page: StoredPage, isStored: boolean) => PreparedResponses;
	/** True while the content endpoint is failing, so that visitors should not wait for it. */
	isContentFailing: () => boolean;
	onOutcome: (outcome: CacheOutcome) => void;
	/**
	 * Names what a render lost of the stored page, if losing it without a purge is suspicious: the content endpoint may be failing.
	 * Such a render replaces the page once two more renders agree, a minute apart.
	 */
	findLoss?: (before: StoredPage, page: StoredPage) => string | undefined;
	/** Called for the first render of each loss. */
	onLoss?: (key: PageKey, loss: string) => void;
	/** Defaults to `defaultLimits`. */
	limits?: PageCacheLimits;
}

interface RenderResult {
	page: StoredPage;
	responses: PreparedResponses;
	isStored: boolean;
	/** True if no part is missing, even for a page that is not stored because purges overtook its renders. */
	isComplete: boolean;
	/** True if it lost content of the stored page, and further renders must confirm that. */
	isLoss?: boolean;
}

/** The whole-response cache (docs/serving.md). At most one render of a page runs at a time; if a purge overtakes it, it is repeated. */
export class PageCache {
	readonly #options: PageCacheOptions;
	readonly #limits: PageCacheLimits;
	readonly #memory: MemoryLevel;
	readonly #queue: RenderQueue;
	readonly #flights = new Map<string, Promise<RenderResult>>();

	constructor(options: PageCacheOptions) {
		this.#options = options;
		const limits = options.limits ?? defaultLimits;
		this.#limits = limits;
		this.#memory = new MemoryLevel(options.maxBytes, limits.cache);
		this.#queue = new RenderQueue(limits.render);
	}

	get entries(): number {
		return this.#memory.size;
	}

	get bytes(): number {
		return this.#memory.bytes;
	}

	/** Returns the page from memory if it can be served immediately, and counts the outcome. */
	peek(id: string): CacheResult | undefined {
		const entry = this.#memory.get(id);
		const now = Date.now();
		if (!entry || entry.isStale || now >= entry.endsAt) return undefined;
		entry.usedAt = now;
		if (now < entry.refreshAt) return this.#toResult(entry, 'hit');
		if (now - entry.page.storedAt > this.#limits.cache.staleIfErrorMs) return undefined;
		this.#refreshInBackground(entry, now);
		return this.#toResult(entry, 'stale');
	}

	/** Returns the page from memory, the second level or a render. `admit` runs before a render and may throw. */
	async get(key: PageKey, admit = () => {}): Promise<CacheResult> {
		const cached = this.peek(key.id) ?? (await this.#load(key.id));
		if (cached) return cached;
		const entry = this.#staleFallback(key.id);
		if (entry && (this.#options.isContentFailing() || Date.now() < entry.retryAt)) {
			this.#refreshInBackground(entry, Date.now());
			return this.#toResult(entry, 'stale');
		}
		if (!entry && !this.#flights.has(key.id)) admit();
		const flight = this.#render(key, false);
		const fresh = await (entry ? settledWithin(flight, this.#limits.cache.staleWaitMs) : flight);
		if (entry && !(fresh && isBetterThanStale(fresh))) {
			return this.#toResult(entry, 'stale');
		}
		// Without a stale fallback, the flight itself was awaited.
		const result = fresh ?? (await flight);
		return this.#toResult(result, result.isStored ? 'miss' : 'uncached');
	}

	/**
	 * Invalidates pages with these tags. Recently requested ones are rendered again immediately, latest first. `sequence` is the number that
	 * another node gave the purge.
	 */
	purge(tags: readonly string[], sequence?: number): void {
		this.#options.ledger.record(tags, sequence);
		this.#invalidate();
	}

	/** Invalidates every page, because purges may have been missed. */
	purgeEverything(): void {
		this.#options.ledger.recordEverything();
		this.#invalidate();
	}

	#invalidate(): void {
		const now = Date.now();
		const hot: MemoryEntry[] = [];
		for (const entry of this.#memory.entries()) {
			const { ledger } = this.#options;
			const isConfirmed = entry.loss !== undefined && ledger.isPurged(entry.page);
			if ((entry.isStale && !isConfirmed) || !ledger.isStale(entry.page)) continue;
			entry.isStale = true;
			entry.retryAt = 0;
			if (now - entry.usedAt < this.#limits.cache.hotMs) hot.push(entry);
		}
		hot.sort((a, b) => b.usedAt - a.usedAt);
		for (const entry of hot.slice(0, this.#limits.cache.maxRefreshedAfterPurge)) {
			this.#refreshInBackground(entry, now);
		}
	}

	#toResult(
		{ page, responses }: Pick<RenderResult, 'page' | 'responses'>,
		outcome: CacheOutcome,
	): CacheResult {
		this.#options.onOutcome(outcome);
		return { page, responses, outcome };
	}

	/** Loads a page from the second level into memory. Returns it unless it is stale or may have missed a purge. */
	async #load(id: string): Promise<CacheResult | undefined> {
		if (this.#memory.get(id)) return undefined;
		const storedPage = await this.#options.secondLevel.read(id);
		// A render may have finished first.
		if (!storedPage || this.#memory.get(id)) return this.peek(id);
		const { page } = storedPage;
		this.#options.ledger.advanceTo(page.sequence);
		const isStale = storedPage.isStale || this.#options.ledger.isStale(page);
		this.#memory.set(
			memoryEntry(page, this.#options.prepare(page, true), this.#limits.cache, isStale),
		);
		return this.peek(id);
	}

	#staleFallback(id: string): MemoryEntry | undefined {
		const entry = this.#memory.get(id);
		if (!entry) return undefined;
		entry.usedAt = Date.now();
		return Date.now() - entry.page.storedAt <= this.#limits.cache.staleIfErrorMs
			? entry
			: undefined;
	}

	#refreshInBackground(entry: MemoryEntry, now: number): void {
		if (now < entry.retryAt) return;
		this.#render(entry.page.key, true).catch(() => {
			// The renderer has reported the error; visitors still get the old entry.
		});
	}

	/** Single flight: simultaneous requests for a page share one render. */
	#render(key: PageKey, isBackground: boolean): Promise<RenderResult> {
		const running = this.#flights.get(key.id);
		if (running) {
			if (!isBackground) this.#queue.promote(key.id);
			return running;
		}
		const flight = this.#queue
			.run(key.id, isBackground, () => this.#renderUntilCurrent(key))
			.catch((error: unknown) => {
				this.#postpone(key.id);
				throw error;
			})
			.finally(() => this.#flights.delete(key.id));
		this.#flights.set(key.id, flight);
		return flight;
	}

	async #renderUntilCurrent(key: PageKey): Promise<RenderResult> {
		for (let attempt = 1; ; attempt += 1) {
			const sequence = this.#options.ledger.sequence;
			const before = this.#memory.get(key.id)?.page;
			const rendered = await this.#options.renderer.render(key, sequence, before);
			const page = await compressed(rendered.page);
			// A page that lacks parts is no evidence: it is not stored anyway, and rendered again sooner.
			const isWhole = rendered.isStorable || page.status !== 200;
			if (before && isWhole && this.#isUnconfirmedLoss(before, page)) {
				const responses = this.#options.prepare(page, false);
				return { page, responses, isStored: false, isComplete: false, isLoss: true };
			}
			const isComplete = rendered.isStorable && isCacheable(page.status);
			const isStored = isComplete && !this.#options.ledger.isStale(page);
			if (isComplete && !isStored && attempt < this.#limits.cache.maxOvertakenRenders) continue;
			const responses = this.#options.prepare(page, isStored);
			if (isStored) this.#store(page, responses);
			else if (!isComplete) this.#postpone(key.id);
			return { page, responses, isStored, isComplete };
		}
	}

	/** True until enough renders agree on a loss that no purge announced. Postpones the next render. */
	#isUnconfirmedLoss(before: StoredPage, page: StoredPage): boolean {
		const { findLoss, onLoss, ledger } = this.#options;
		const entry = this.#memory.get(before.key.id);
		if (!entry || !isCacheable(page.status) || ledger.isPurged(before)) return false;
		const loss = findLoss?.(before, page);
		if (!loss) return false;
		const { lossRenders, lossRendersMs } = this.#limits.cache;
		const now = Date.now();
		if (entry.loss?.outcome !== loss) {
			entry.loss = { outcome: loss, renders: 1, at: now };
			onLoss?.(before.key, loss);
		} else if (now - entry.loss.at >= lossRendersMs) {
			entry.loss = { outcome: loss, renders: entry.loss.renders + 1, at: now };
		}
		entry.retryAt = entry.loss.at + lossRendersMs;
		return entry.loss.renders < lossRenders;
	}

	#store(page: StoredPage, responses: PreparedResponses): void {
		const entry = memoryEntry(page, responses, this.#limits.cache);
		entry.usedAt = this.#memory.get(page.key.id)?.usedAt ?? Date.now();
		this.#memory.set(entry);
		if (page.status === 200) this.#options.secondLevel.write(page);
		else this.#options.secondLevel.delete(page.key.id);
	}

	#postpone(id: string): void {
		const entry = this.#memory.get(id);
		if (entry) entry.retryAt = Date.now() + this.#limits.cache.retryAfterFailureMs;
	}
}

/** True for a complete page, a redirect or "not found": these replace a stale entry. An error, an incomplete page or a loss does not. */
function isBetterThanStale({ page, isComplete, isLoss }: RenderResult): boolean {
	return isComplete || (!isLoss && page.status < 500 && page.status !== 200);
}

/** Resolves with the flight's result, or with undefined if it fails or takes longer than `ms`. */
function settledWithin<T>(flight: Promise<T>, ms: number): Promise<T | undefined> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => resolve(undefined), ms);
		const settle = (value?: T) => {
			clearTimeout(timer);
			resolve(value);
		};
		flight.then(settle, () => settle());
	});
}
