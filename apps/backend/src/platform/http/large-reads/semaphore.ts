import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import { limits } from '../../limits.ts';
import { Refusal } from '../refusal.ts';

const { readsAtOnce, readsWaiting, heavyPauseMs } = limits.rest;

const queues = new Map<string, PQueue>();

/** Runs a few reads of one user at once; rejects with a 429 (RFC 6585, 4) if too many are already waiting. */
export const withSemaphore = <Result>(
	person: string,
	work: () => Promise<Result>,
): Promise<Result> => queued(person, readsAtOnce, work);

/**
 * Runs heavy reads of one user one at a time, with a pause before each. SQLite runs synchronously, so a read blocks all other requests
 * until it ends; without the pause the next read would follow at once.
 */
export const withHeavySemaphore = <Result>(
	person: string,
	work: () => Promise<Result>,
): Promise<Result> =>
	queued(`${person}, heavy`, 1, async () => {
		await setTimeout(heavyPauseMs);
		return work();
	});

async function queued<Result>(
	person: string,
	concurrency: number,
	work: () => Promise<Result>,
): Promise<Result> {
	const queue = queues.get(person) ?? new PQueue({ concurrency });
	if (queue.size >= readsWaiting)
		throw new Refusal(429, 'Too many requests at once; wait for the answers of the others');
	queues.set(person, queue);
	try {
		return await queue.add(work);
	} finally {
		if (queue.size === 0 && queue.pending === 0) queues.delete(person);
	}
}
