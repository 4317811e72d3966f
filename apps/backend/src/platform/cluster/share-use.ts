import { limits } from '../limits.ts';
import { log } from '../observability/log.ts';
import { processMemory } from '../process-memory.ts';
import type { UsedRate } from './message.ts';
import { peers } from './peers.ts';
import type { RateName } from './rates.ts';

/** Usage that was not sent to the other backends yet, by rate and client. */
const memory = processMemory('unsent rates', () => ({
	unsent: new Map<string, UsedRate>(),
	timer: null as NodeJS.Timeout | null,
}));

/** Sends the usage to the other backends, batched within `limits.cluster.collectRatesMs`. Does nothing if there are no others. */
export function shareUse(rate: RateName, client: string, use: { points: number } | 'reset'): void {
	if (!peers().broadcast) return;
	const state = memory();
	const key = `${rate} ${client}`;
	const before = state.unsent.get(key);
	state.unsent.set(
		key,
		use === 'reset'
			? { rate, client, points: 0, anew: true }
			: { rate, client, anew: before?.anew ?? false, points: (before?.points ?? 0) + use.points },
	);
	state.timer ??= setTimeout(sendUsage, limits.cluster.collectRatesMs).unref();
}

function sendUsage(): void {
	const state = memory();
	const usage = [...state.unsent.values()].filter(({ anew, points }) => anew || points !== 0);
	state.unsent.clear();
	state.timer = null;
	for (let start = 0; start < usage.length; start += limits.cluster.ratesAtOnce) {
		const batch = usage.slice(start, start + limits.cluster.ratesAtOnce);
		peers()
			.broadcast?.({ kind: 'rates', from: peers().self, used: batch })
			.catch((cause: unknown) => log.warn({ err: cause }, 'Sharing the usage of rates failed'));
	}
}
