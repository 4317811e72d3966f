import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../settings/limits.ts';

/** Processor time of the whole machine since it started, in milliseconds. */
export interface MachineTimes {
	busy: number;
	idle: number;
}

export function machineTimes(): MachineTimes {
	const times = { busy: 0, idle: 0 };
	for (const { times: cpu } of cpus()) {
		times.idle += cpu.idle;
		times.busy += cpu.user + cpu.nice + cpu.sys + cpu.irq;
	}
	return times;
}

/** Resolves when the processors were busy for less than `limits.idle.busyShare` of a period of `sampleMs`; measures until then. */
export async function waitUntilIdle(
	read: () => MachineTimes = machineTimes,
	sampleMs: number = limits.idle.sampleMs,
): Promise<void> {
	for (;;) {
		const before = read();
		// Unreferenced, so that waiting for an idle machine does not keep the program alive.
		await pause(sampleMs, undefined, { ref: false });
		const after = read();
		const busy = after.busy - before.busy;
		const all = busy + after.idle - before.idle;
		if (all > 0 && busy / all < limits.idle.busyShare) return;
	}
}
