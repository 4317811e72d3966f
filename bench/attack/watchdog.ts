import { setTimeout } from 'node:timers/promises';
import { fire, type Outcome } from './fire.ts';
import type { HeavyRequests } from './heavy-shots.ts';

/** The longest allowed readiness check during heavy requests, in milliseconds, and the allowed ratio of memory after to before them. */
export const bounds = { readyMs: 250, memoryShare: 1.2 };

/** Outcomes of the requests, and the slowest response of `/readyz` meanwhile. */
export interface HeavyResult {
	name: string;
	outcomes: Outcome[];
	readyMs: number;
}

const pauseMs = 10;

/** Polls readiness until `isDone` and returns the slowest response time in milliseconds. */
async function slowestReady(origin: string, isDone: () => boolean): Promise<number> {
	let slowest = 0;
	do {
		const start = performance.now();
		const response = await fetch(`${origin}/readyz`);
		await response.arrayBuffer();
		slowest = Math.max(slowest, performance.now() - start);
		await setTimeout(pauseMs);
	} while (!isDone());
	return slowest;
}

/** Sends requests together and measures readiness meanwhile. */
export async function watch(origin: string, { name, shots }: HeavyRequests): Promise<HeavyResult> {
	let isDone = false;
	const ready = slowestReady(origin, () => isDone);
	const outcomes = await fire(origin, shots, shots.length);
	isDone = true;
	return { name, outcomes, readyMs: await ready };
}

/** Waits until memory is within its bound, at most a minute, and returns it in MiB. */
export async function waitForMemory(
	memoryOf: () => Promise<number>,
	before: number,
): Promise<number> {
	let memory = await memoryOf();
	for (let seconds = 0; seconds < 60 && memory > before * bounds.memoryShare; seconds += 1) {
		await setTimeout(1_000);
		memory = await memoryOf();
	}
	return memory;
}
