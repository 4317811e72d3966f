import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RateKind } from '../guarding/rate-limits.ts';

/** How a page came about; counted and shown in the access log. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'uncached';

export interface CacheSize {
	entries: number;
	bytes: number;
	diskEntries: number;
	diskBytes: number;
}

/** What the server counts, for `/metrics`. Plain numbers where a request must cost next to nothing. */
export class Metrics {
	readonly registry = new Registry();
	readonly #outcomes: Record<CacheOutcome, number> = { hit: 0, stale: 0, miss: 0, uncached: 0 };
	#notModified = 0;
	readonly #renders = new Histogram({
		name: 'site_render_seconds',
		help: 'Time to render a page, by outcome',
		labelNames: ['outcome'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		registers: [this.registry],
	});
	readonly #upstream = new Histogram({
		name: 'site_upstream_seconds',
		help: 'Time of a call to the content endpoint, by outcome',
		labelNames: ['outcome'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		registers: [this.registry],
	});
	readonly #purges = new Counter({
		name: 'site_purges_total',
		help: 'Purges received',
		registers: [this.registry],
	});
	readonly #levelErrors = new Counter({
		name: 'site_cache_level_errors_total',
		help: 'Failures of the disk or Redis level',
		registers: [this.registry],
	});
	readonly #rateLimited = new Counter({
		name: 'site_rate_limited_total',
		help: 'Requests refused because their client had used up its share, by kind',
		labelNames: ['kind'],
		registers: [this.registry],
	});

	constructor() {
		collectDefaultMetrics({ register: this.registry });
		const outcomes = this.#outcomes;
		const readNotModified = () => this.#notModified;
		new Counter({
			name: 'site_cache_requests_total',
			help: 'Page requests by how they were answered',
			labelNames: ['outcome'],
			registers: [this.registry],
			collect() {
				this.reset();
				for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count);
			},
		});
		new Counter({
			name: 'site_not_modified_total',
			help: 'Page requests answered with 304',
			registers: [this.registry],
			collect() {
				this.reset();
				this.inc(readNotModified());
			},
		});
	}

	observeCache(size: () => CacheSize): void {
		new Gauge({
			name: 'site_cache_size',
			help: 'Entries and bytes stored, by level',
			labelNames: ['level', 'unit'],
			registers: [this.registry],
			collect() {
				const { entries, bytes, diskEntries, diskBytes } = size();
				this.set({ level: 'memory', unit: 'entries' }, entries);
				this.set({ level: 'memory', unit: 'bytes' }, bytes);
				this.set({ level: 'second', unit: 'entries' }, diskEntries);
				this.set({ level: 'second', unit: 'bytes' }, diskBytes);
			},
		});
	}

	outcome(outcome: CacheOutcome): void {
		this.#outcomes[outcome] += 1;
	}

	notModified(): void {
		this.#notModified += 1;
	}

	render(outcome: 'ok' | 'degraded' | 'error', ms: number): void {
		this.#renders.observe({ outcome }, ms / 1000);
	}

	upstream(isSuccess: boolean, ms: number): void {
		this.#upstream.observe({ outcome: isSuccess ? 'ok' : 'error' }, ms / 1000);
	}

	purge(): void {
		this.#purges.inc();
	}

	rateLimited(kind: RateKind): void {
		this.#rateLimited.inc({ kind });
	}

	levelError(): void {
		this.#levelErrors.inc();
	}
}
