import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '../../limits.ts';
import { processMemory } from '../../process-memory.ts';

const limiter = processMemory(
	'rates',
	() =>
		new RateLimiterMemory({
			points: limits.prices.ratePerToken,
			duration: limits.prices.rateSeconds,
		}),
);

/** Counts one request of a token: 0 when it may pass, otherwise the seconds until the next one may. */
export async function secondsToWait(tokenId: number | string): Promise<number> {
	try {
		await limiter().consume(String(tokenId));
		return 0;
	} catch (cause) {
		if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
		throw cause;
	}
}
