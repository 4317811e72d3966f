import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { limits } from '../limits.ts';
import { processMemory } from '../process-memory.ts';
import { invalidate } from './invalidation.ts';
import { storedVersion } from './stored-version.ts';

const memory = processMemory('content-version', () => ({ reached: 0 }));

/** The version of the content which every memory of this process has reached; 0 when none is known. */
export const reachedVersion = (): number => memory().reached;

/** Notes a version once what it changed is forgotten. */
export function setAppliedVersion(version: number): void {
	memory().reached = Math.max(memory().reached, version);
}

/** Waits until this process has reached a version; when it is not told in time, it forgets everything and reads from the database. */
export async function waitForVersion(payload: Payload, version: number): Promise<void> {
	const deadline = Date.now() + limits.peers.waitMs;
	while (memory().reached < version && Date.now() < deadline) await sleep(limits.peers.askEveryMs);
	if (memory().reached < version) await catchUp(payload);
}

/** Brings this process to what the database holds, whatever it has missed. */
export async function catchUp(payload: Payload): Promise<void> {
	const version = await storedVersion(payload);
	invalidate('all');
	setAppliedVersion(version);
}
