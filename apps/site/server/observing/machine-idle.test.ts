import { describe, expect, it } from 'vitest';
import { machineTimes, waitUntilIdle } from './machine-idle.ts';

/** Processor times of a machine with the given busy shares, one per wait. */
function machine(...shares: number[]) {
	const total = { busy: 0, idle: 0 };
	let reads = 0;
	return {
		read: () => {
			// Each wait is read twice: as it begins and as it ends.
			if (reads % 2 === 1) {
				const share = shares[(reads - 1) / 2] ?? 0;
				total.busy += share * 1000;
				total.idle += (1 - share) * 1000;
			}
			reads += 1;
			return { ...total };
		},
		get waits() {
			return reads / 2;
		},
	};
}

describe('machineIdle', () => {
	it('resolves after a period in which the processors were mostly idle', async () => {
		const idle = machine(0.1);
		await waitUntilIdle(idle.read, 1);
		expect(idle.waits).toBe(1);
	});

	it('waits while the processors are busy', async () => {
		const busy = machine(0.9, 0.5, 1, 0.1);
		await waitUntilIdle(busy.read, 1);
		expect(busy.waits).toBe(4);
	});

	it('reads the processor times of this machine', () => {
		const { busy, idle } = machineTimes();
		expect(busy).toBeGreaterThan(0);
		expect(idle).toBeGreaterThan(0);
	});
});
