import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../settings/limits.ts';

interface Known {
	hasExtras: boolean;
	/** Asked again after this moment. */
	until: number;
}

/**
 * Whether the price API has the fields beyond the specification, found out by one probe and remembered. Who asks waits a moment for
 * the probe; without its answer only the specified fields are used, so that the probe never costs prices.
 * `probe` answers whether the fields are there, null when that could not be found out.
 */
export function createExtraFields(
	probe: () => Promise<boolean | null>,
	now: () => number = Date.now,
): () => Promise<boolean> {
	let known: Known | undefined;
	let pending: Promise<boolean> | undefined;

	async function find(): Promise<boolean> {
		const answer = await probe().catch(() => null);
		const { probeAgainMs, pauseMs } = limits.prices;
		const until = now() + (answer === null ? pauseMs : probeAgainMs);
		const hasExtras = answer ?? known?.hasExtras ?? false;
		known = { hasExtras, until };
		pending = undefined;
		return hasExtras;
	}

	return async () => {
		if (known && now() < known.until) return known.hasExtras;
		pending ??= find();
		const before = known?.hasExtras ?? false;
		return Promise.race([pending, sleep(limits.prices.waitForProbeMs, before, { ref: false })]);
	};
}
