import type { Target } from './child.ts';
import { type Load, measure } from './load.ts';

export const rounds = 12;
const secondsAlone = 1;
const secondsAsPair = 2;

/** What the others are compared with. */
export const yardsticks = ['bare', 'nginx'] as const;
type Yardstick = (typeof yardsticks)[number];

export interface Measured {
	name: string;
	target: Target;
	alone: Load[];
	/** How many requests it answers with the processor time of one of the yardstick's, both loaded at the same moment. */
	ratios: Record<Yardstick, number[]>;
}

export const unmeasured = (name: string, target: Target): Measured => ({
	name,
	target,
	alone: [],
	ratios: { bare: [], nginx: [] },
});

/** Loads each alone, in turn. The first round warms up. */
export async function measureAlone(all: readonly Measured[], path: string): Promise<void> {
	for (let round = 0; round <= rounds; round += 1) {
		for (const { target, alone } of all) {
			// Warm again after the others' turns, as a server under load is.
			await measure(target, path, secondsAlone);
			const load = await measure(target, path, secondsAlone);
			if (round > 0) alone.push(load);
		}
	}
}

/** Loads each beside each yardstick on the same core: what else runs on the machine weighs on both alike. */
export async function measurePairs(all: readonly Measured[], path: string): Promise<void> {
	const pairs = yardsticks.flatMap((yardstick) => {
		const base = all.find(({ name }) => name === yardstick);
		return base ? all.map((entry) => ({ entry, yardstick, base })) : [];
	});
	for (let round = 0; round <= rounds; round += 1) {
		for (const { entry, yardstick, base } of pairs) {
			if (entry === base) continue;
			const [load, baseLoad] = await Promise.all([
				measure(entry.target, path, secondsAsPair),
				measure(base.target, path, secondsAsPair),
			]);
			if (round > 0) entry.ratios[yardstick].push(baseLoad.cpuMicroseconds / load.cpuMicroseconds);
		}
	}
}
