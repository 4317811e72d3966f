import { setTimeout } from 'node:timers/promises';
import { fire, type Outcome } from './fire.ts';
import type { Heavy } from './heavy-shots.ts';

/** How long readiness may take to answer while hostile requests are under way, and how much more memory may stay in use afterwards. */
export const bounds = { readyMs: 250, memoryShare: 1.2 };

/** What came of requests, and the slowest answer of `/readyz` meanwhile. */
export interface Watched {
	name: string;
	outcomes: Outcome[];
	readyMs: number;
}

const pauseMs = 10;

/** Asks for readiness again and again until `isDone`; the slowest answer in milliseconds. */
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

/** Sends requests together and watches readiness meanwhile. */
export async function watch(origin: string, { name, shots }: Heavy): Promise<Watched> {
	let isDone = false;
	const ready = slowestReady(origin, () => isDone);
	const outcomes = await fire(origin, shots, shots.length);
	isDone = true;
	return { name, outcomes, readyMs: await ready };
}

/** Memory once it has come back to its bound, or after a minute, in MiB. */
export async function settledMemory(
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
