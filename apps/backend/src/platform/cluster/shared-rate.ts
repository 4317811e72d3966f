import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { processMemory } from '../process-memory.ts';
import { type RateName, rates } from './rates.ts';
import { shareUse } from './share-use.ts';

const limiters = processMemory('rates', () => new Map<RateName, RateLimiterMemory>());

function limiter(name: RateName): RateLimiterMemory {
	const existing = limiters().get(name);
	if (existing) return existing;
	const newLimiter = new RateLimiterMemory(rates[name]);
	limiters().set(name, newLimiter);
	return newLimiter;
}

/**
 * Counts one use on all backends together. Returns 0 if it is allowed, otherwise the seconds until the next is. Keep `client` short: it is
 * sent to the other backends.
 */
export async function consume(name: RateName, client: string): Promise<number> {
	shareUse(name, client, { points: 1 });
	try {
		await limiter(name).consume(client);
		return 0;
	} catch (cause) {
		if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
		throw cause;
	}
}

/** Undoes one use on all backends. */
export async function refund(name: RateName, client: string): Promise<void> {
	shareUse(name, client, { points: -1 });
	await addUse(name, client, -1);
}

/** Resets the uses of a client on all backends. */
export async function resetRate(name: RateName, client: string): Promise<void> {
	shareUse(name, client, 'reset');
	await limiter(name).delete(client);
}

/** Adds uses of another backend, or subtracts those that it refunded; never below zero, which would be a credit. */
export async function addUse(name: RateName, client: string, points: number): Promise<void> {
	const rateLimiter = limiter(name);
	if (points > 0) await rateLimiter.penalty(client, points);
	if (points >= 0) return;
	const usedPoints = (await rateLimiter.get(client))?.consumedPoints ?? 0;
	if (usedPoints > 0) await rateLimiter.reward(client, Math.min(usedPoints, -points));
}

/** Resets the uses of a client on this backend only, at the request of another one. */
export async function resetLocalUse(name: RateName, client: string): Promise<void> {
	await limiter(name).delete(client);
}
