import type { CacheOutcome } from '@website/page-cache/page-cache';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { remoteAnimationPath } from '#shared/addresses/animation-address.ts';
import { imagePath } from '#shared/addresses/image-variants.ts';
import { contentMediaPath } from '#shared/addresses/media-path.ts';
import type { RateKind } from '../guarding/rate-limits.ts';

/** Path prefixes of the routes that metrics distinguish; all other paths are pages or parts of pages. */
const prefixes = [
	imagePath,
	contentMediaPath,
	remoteAnimationPath,
	'/assets',
	'/builds',
	'/api/prices',
	'/api',
	'/prices',
	'/webhooks',
	'/healthz',
	'/readyz',
	'/metrics',
] as const;

export type RouteName = (typeof prefixes)[number] | 'page';

const routeNames: readonly RouteName[] = [...prefixes, 'page'];

/** The route of a path for metrics: one of a fixed list, since the number of paths is unbounded. */
export const routeName = (path: string): RouteName =>
	prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? 'page';

export interface CacheSize {
	readonly entries: number;
	readonly bytes: number;
}

/** The counters and histograms of `/metrics`. Requests on the hot path increment plain numbers, since they must cost almost nothing. */
export class Metrics {
	readonly registry = new Registry();
	readonly #outcomes: Record<CacheOutcome, number> = { hit: 0, stale: 0, miss: 0, uncached: 0 };
	readonly #requests = new Map(routeNames.map((route) => [route, new Map<number, number>()]));
	#notModified = 0;
	readonly #renders = new Histogram({
		name: 'site_render_duration_seconds',
		help: 'Time to render a page, by outcome',
		labelNames: ['outcome'],
		registers: [this.registry],
	});
	readonly #upstream = new Histogram({
		name: 'site_content_request_duration_seconds',
		help: 'Time of a call to the content endpoint, by outcome',
		labelNames: ['outcome'],
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
		help: 'Requests rejected by rate limiting, by kind',
		labelNames: ['kind'],
		registers: [this.registry],
	});

	/** @param build names the running build in `site_build_info` */
	constructor(build: { version: string; build: string }) {
		collectDefaultMetrics({ register: this.registry });
		new Gauge({
			name: 'site_build_info',
			help: 'Always 1; the labels name the running build',
			labelNames: ['version', 'build', 'node'],
			registers: [this.registry],
		}).set({ ...build, node: process.version }, 1);
		const requests = this.#requests;
		new Counter({
			name: 'site_http_requests_total',
			help: 'Requests by route and status',
			labelNames: ['route', 'status'],
			registers: [this.registry],
			collect() {
				this.reset();
				for (const [route, counts] of requests)
					for (const [status, count] of counts) this.inc({ route, status }, count);
			},
		});
		const outcomes = this.#outcomes;
		const readNotModified = () => this.#notModified;
		new Counter({
			name: 'site_cache_requests_total',
			help: 'Page requests, by cache outcome',
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

	observeCache(levels: Record<'memory' | 'second', CacheSize>): void {
		for (const unit of ['entries', 'bytes'] as const) {
			new Gauge({
				name: `site_cache_${unit}`,
				help: `${unit === 'entries' ? 'Entries' : 'Bytes'} stored, by level`,
				labelNames: ['level'],
				registers: [this.registry],
				collect() {
					for (const [level, size] of Object.entries(levels)) this.set({ level }, size[unit]);
				},
			});
		}
	}

	observeRedis(state: () => string | undefined): void {
		new Gauge({
			name: 'site_redis_connected',
			help: 'Whether Redis is connected and refuses no command: 1 or 0',
			registers: [this.registry],
			collect() {
				this.set(Number(state() === 'reached'));
			},
		});
	}

	/** Counts a completed request by the route of its path and the status. */
	request(route: RouteName, status: number): void {
		const counts = this.#requests.get(route);
		counts?.set(status, (counts.get(status) ?? 0) + 1);
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
