import { Redis } from 'ioredis';
import { limits } from '../../settings/limits.ts';

/** A connection that fails fast while Redis is away and comes back by itself: the cache must never wait for it. */
export function connectRedis(url: string, onError: (error: unknown) => void): Redis {
	const redis = new Redis(url, {
		commandTimeout: limits.redis.commandTimeoutMs,
		connectTimeout: limits.redis.connectTimeoutMs,
		maxRetriesPerRequest: 0,
		enableOfflineQueue: false,
		retryStrategy: (attempt) => Math.min(attempt * 100, limits.redis.maxRetryDelayMs),
	});
	redis.on('error', onError);
	return redis;
}
