import { optionsTag, pricesTag } from '@website/contracts/cache-tags';
import { connectRedis } from '@website/page-cache/connect-redis';
import { PageCache } from '@website/page-cache/page-cache';
import type { PageKey } from '@website/page-cache/page-key';
import { prepareResponses } from '@website/page-cache/prepared-responses';
import type { PurgeLedger } from '@website/page-cache/purge-ledger';
import { RedisBus } from '@website/page-cache/redis-bus';
import { RedisLevel } from '@website/page-cache/redis-level';
import type { SecondLevel } from '@website/page-cache/second-level';
import { SegmentedDisk } from '@website/page-cache/segmented-disk';
import type { PageRenderer } from '@website/page-cache/storable-page';
import type { ContentVersion } from '#shared/http/content-version.ts';
import { securityHeaderList } from '../guarding/security-headers.ts';
import type { ContentHealth } from '../observing/content-health.ts';
import type { Logger } from '../observing/logger.ts';
import type { Metrics } from '../observing/metrics.ts';
import type { Environment } from '../settings/environment.ts';
import { limits } from '../settings/limits.ts';
import { cachingHeaders } from './caching-headers.ts';
import { findLoss } from './find-loss.ts';

/** Sends `PURGE` to the caches in front, with the tags in `x-cache-tags` (deploy/varnish). Calls `onError` for each failure. */
async function purgeProxies(
	urls: readonly string[],
	tags: readonly string[],
	onError: (error: unknown) => void,
): Promise<void> {
	await Promise.all(
		urls.map(async (url) => {
			try {
				const response = await fetch(url, {
					method: 'PURGE',
					headers: { 'x-cache-tags': [...tags, 'many'].join(',') },
					signal: AbortSignal.timeout(limits.purgeProxyTimeoutMs),
				});
				if (!response.ok) throw new Error(`${url} responded ${response.status} to a purge`);
			} catch (error) {
				onError(error);
			}
		}),
	);
}

export interface CreatePageCacheOptions {
	environment: Environment;
	buildId: string;
	contentVersion: ContentVersion;
	ledger: PurgeLedger;
	renderer: PageRenderer;
	health: ContentHealth;
	metrics: Metrics;
	/** Called for every purge, local or from another node, before pages are rendered again. */
	onPurge: (tags: readonly string[]) => void;
	logger: Logger;
	/** Called once for each page that lost content without a purge and is served as stored until further renders agree. */
	onLoss: (key: PageKey, loss: string) => void;
}

export interface Pages {
	cache: PageCache;
	secondLevel: SecondLevel;
	/** Invalidates tags on all nodes. False if other nodes cannot be notified now; they are notified later unless this node stops first. */
	purge(tags: readonly string[], version?: number): Promise<boolean>;
	/** `reached`, `unreachable`, or the code of what Redis refuses; undefined without Redis. */
	redisState(): string | undefined;
	close(): Promise<void>;
}

/** Creates the page cache, backed by disk or, when REDIS_URL is set, by Redis with a bus. */
export function createPageCache(options: CreatePageCacheOptions): Pages {
	const { environment, ledger, renderer, health, metrics, logger } = options;
	const onLevelError = (err: unknown) => {
		metrics.levelError();
		logger.error({ err }, 'the second cache level failed');
	};
	const connections = environment.REDIS_URL
		? connectRedis(environment.REDIS_URL, {
				onFailure: () => metrics.levelError(),
				onChange: (err) => {
					if (err) logger.error({ err }, 'REDIS_URL: Redis fails; pages are served without it');
					else logger.info('Redis works again');
				},
			})
		: undefined;
	const secondLevel: SecondLevel = connections
		? new RedisLevel({ redis: connections.redis, buildId: options.buildId })
		: new SegmentedDisk({
				folder: environment.CACHE_DIR,
				ledger,
				onError: onLevelError,
			});
	const common = securityHeaderList({ https: environment.SITE_URL.startsWith('https:') });
	const cache = new PageCache({
		renderer,
		secondLevel,
		ledger,
		maxBytes: environment.CACHE_MEMORY_MB * 1024 * 1024,
		prepare: (page, isStored) =>
			prepareResponses(page, common, cachingHeaders(page, environment.CDN_MAX_AGE, isStored)),
		isContentFailing: () => health.isFailing,
		onOutcome: (outcome) => metrics.outcome(outcome),
		findLoss,
		onLoss: options.onLoss,
	});
	const onProxyError = (err: unknown) =>
		logger.error({ err }, 'a cache in front could not be purged');
	const invalidate = (tags: readonly string[], version: number | undefined, sequence?: number) => {
		// Before the purge, so that later reads use this version.
		options.contentVersion.update(version);
		options.onPurge(tags);
		cache.purge(tags, sequence);
	};
	const bus = connections
		? new RedisBus({
				redis: connections.redis,
				subscriber: connections.subscriber,
				sequence: () => ledger.sequence,
				onSequence: (sequence) => ledger.advanceTo(sequence),
				onPurge: (tags, { sequence, version }) => invalidate(tags, version, sequence),
				onDataLost: () => {
					options.onPurge([pricesTag, optionsTag]);
					cache.purgeEverything();
				},
				onError: onLevelError,
			})
		: undefined;
	return {
		cache,
		secondLevel,
		async purge(tags, version) {
			metrics.purge();
			invalidate(tags, version);
			const isShared = (await bus?.publish(tags, version)) ?? true;
			// Not awaited, because the result for the backend does not depend on the caches in front of the site.
			void purgeProxies(environment.CACHE_PURGE_URLS, tags, onProxyError);
			return isShared;
		},
		redisState: () => connections?.state,
		async close() {
			bus?.close();
			await secondLevel.close();
			connections?.close();
		},
	};
}
