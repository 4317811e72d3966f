import { limits } from '../limits.ts';
import { log } from '../observability/log.ts';
import { processMemory } from '../process-memory.ts';
import type { UsedRate } from './message.ts';
import { peers } from './peers.ts';
import type { RateName } from './rates.ts';

/** What was used here and the other backends don't know yet, by rate and client. */
const memory = processMemory('untold rates', () => ({
	untold: new Map<string, UsedRate>(),
	timer: null as NodeJS.Timeout | null,
}));

/** Tells the other backends, together with what else is used within `limits.peers.collectRatesMs`. Does nothing where there are none. */
export function shareUse(
	rate: RateName,
	client: string,
	use: { points: number } | 'begin anew',
): void {
	if (!peers().tell) return;
	const state = memory();
	const key = `${rate} ${client}`;
	const before = state.untold.get(key);
	state.untold.set(
		key,
		use === 'begin anew'
			? { rate, client, points: 0, anew: true }
			: { rate, client, anew: before?.anew ?? false, points: (before?.points ?? 0) + use.points },
	);
	state.timer ??= setTimeout(tellUsed, limits.peers.collectRatesMs).unref();
}

function tellUsed(): void {
	const state = memory();
	const used = [...state.untold.values()].filter(({ anew, points }) => anew || points !== 0);
	state.untold.clear();
	state.timer = null;
	for (let start = 0; start < used.length; start += limits.peers.ratesAtOnce) {
		const some = used.slice(start, start + limits.peers.ratesAtOnce);
		peers()
			.tell?.({ kind: 'rates', from: peers().self, used: some })
			.catch((cause: unknown) => log.warn({ err: cause }, 'Used rates were not shared'));
	}
}
