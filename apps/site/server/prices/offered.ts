import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../limits.ts';
import type { Offered } from './queries.ts';

const nothingMore: Offered = { validFrom: false };

interface Known {
	offered: Offered;
	/** Asked again after this moment. */
	until: number;
}

/**
 * What the price API offers beyond the specification, found out by one probe and remembered. Who asks waits a moment for
 * the probe; without its answer only the specified fields are used, so that the probe never costs prices.
 * `probe` answers whether the fields are there, null when that could not be found out.
 */
export function createOffered(
	probe: () => Promise<boolean | null>,
	now: () => number = Date.now,
): () => Promise<Offered> {
	let known: Known | undefined;
	let pending: Promise<Offered> | undefined;

	async function find(): Promise<Offered> {
		const validFrom = await probe().catch(() => null);
		const { probeAgainMs, pauseMs } = limits.prices;
		const until = now() + (validFrom === null ? pauseMs : probeAgainMs);
		const offered = validFrom === null ? (known?.offered ?? nothingMore) : { validFrom };
		known = { offered, until };
		pending = undefined;
		return offered;
	}

	return async () => {
		if (known && now() < known.until) return known.offered;
		pending ??= find();
		const before = known?.offered ?? nothingMore;
		return Promise.race([pending, sleep(limits.prices.probePatienceMs, before, { ref: false })]);
	};
}
