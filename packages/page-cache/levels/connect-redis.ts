import { Redis } from 'ioredis';
import { defaultLimits, type PageCacheLimits } from '../limits.ts';

/** Connects to Redis. Commands fail fast while it is unavailable, since the cache must never wait for it; it reconnects by itself. */
export function connectRedis(
	url: string,
	onError: (error: unknown) => void,
	limits: PageCacheLimits['redis'] = defaultLimits.redis,
): Redis {
	const redis = new Redis(url, {
		commandTimeout: limits.commandTimeoutMs,
		connectTimeout: limits.connectTimeoutMs,
		maxRetriesPerRequest: 0,
		enableOfflineQueue: false,
		retryStrategy: (attempt) => Math.min(attempt * 100, limits.maxRetryDelayMs),
	});
	redis.on('error', onError);
	return redis;
}
