import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '../limits.ts';
import { log } from '../log.ts';
import { processMemory } from '../process-memory.ts';
import { peers } from './peers.ts';

interface Rates {
	limiters: Map<string, RateLimiterMemory>;
	/** Points used here and not yet told, by limiter and client. */
	untold: Map<string, [limiter: string, client: string, points: number]>;
	timer: NodeJS.Timeout | null;
}

const memory = processMemory<Rates>('rates', () => {
	const rates: Rates = { limiters: new Map(), untold: new Map(), timer: null };
	peers().listeners.add((message) => {
		if (message.kind !== 'rates' || message.from === peers().self) return;
		for (const [limiter, client, points] of message.used) {
			rates.limiters.get(limiter)?.penalty(client, points).catch(reportLost);
		}
	});
	return rates;
});

const reportLost = (cause: unknown) => log.warn({ err: cause }, 'Used rates were not shared');

/**
 * Counts what a client uses of a rate, on all backends of one database together: each counts at once what it answers itself and learns
 * within `limits.peers.collectRatesMs` what the others have. Returns 0 when the request may pass, otherwise the seconds until the next may.
 */
export function sharedRate(
	name: string,
	options: Pick<IRateLimiterOptions, 'points' | 'duration'>,
): (client: string) => Promise<number> {
	const limiter = memory().limiters.get(name) ?? new RateLimiterMemory(options);
	memory().limiters.set(name, limiter);
	return async (client) => {
		share(name, client);
		try {
			await limiter.consume(client);
			return 0;
		} catch (cause) {
			if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
			throw cause;
		}
	};
}

function share(limiter: string, client: string): void {
	if (!peers().tell) return;
	const rates = memory();
	const key = `${limiter} ${client}`;
	const used = rates.untold.get(key) ?? [limiter, client, 0];
	used[2] += 1;
	rates.untold.set(key, used);
	rates.timer ??= setTimeout(tellUsed, limits.peers.collectRatesMs).unref();
}

function tellUsed(): void {
	const rates = memory();
	const used = [...rates.untold.values()];
	rates.untold.clear();
	rates.timer = null;
	for (let start = 0; start < used.length; start += limits.peers.ratesAtOnce) {
		const some = used.slice(start, start + limits.peers.ratesAtOnce);
		peers().tell?.({ kind: 'rates', from: peers().self, used: some }).catch(reportLost);
	}
}
