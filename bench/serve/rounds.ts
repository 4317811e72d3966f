import type { Target } from './child.ts';
import { type Load, measure } from './load.ts';

export const rounds = 12;
const secondsAlone = 1;
const secondsAsPair = 2;

/** The servers that the others are compared with. */
export const baselines = ['bare', 'nginx'] as const;
type Baseline = (typeof baselines)[number];

export interface Measurement {
	name: string;
	target: Target;
	alone: Load[];
	/** Requests per processor time, relative to the baseline under simultaneous load. */
	ratios: Record<Baseline, number[]>;
}

export const emptyMeasurement = (name: string, target: Target): Measurement => ({
	name,
	target,
	alone: [],
	ratios: { bare: [], nginx: [] },
});

/** Measures each target alone, one after the other. The first round is a warm-up. */
export async function measureAlone(
	measurements: readonly Measurement[],
	path: string,
): Promise<void> {
	for (let round = 0; round <= rounds; round += 1) {
		for (const { target, alone } of measurements) {
			// Warms the target up again after the others' turns.
			await measure(target, path, secondsAlone);
			const load = await measure(target, path, secondsAlone);
			if (round > 0) alone.push(load);
		}
	}
}

/** Measures each target together with each baseline on the same core, so that other load on the machine affects both equally. */
export async function measurePairs(
	measurements: readonly Measurement[],
	path: string,
): Promise<void> {
	const pairs = baselines.flatMap((baseline) => {
		const base = measurements.find(({ name }) => name === baseline);
		return base ? measurements.map((entry) => ({ entry, baseline, base })) : [];
	});
	for (let round = 0; round <= rounds; round += 1) {
		for (const { entry, baseline, base } of pairs) {
			if (entry === base) continue;
			const [load, baseLoad] = await Promise.all([
				measure(entry.target, path, secondsAsPair),
				measure(base.target, path, secondsAsPair),
			]);
			if (round > 0) entry.ratios[baseline].push(baseLoad.cpuMicroseconds / load.cpuMicroseconds);
		}
	}
}
