import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import { limits } from '../../limits.ts';
import { Refusal } from '../refusal.ts';

const { readsAtOnce, readsWaiting, heavyPauseMs } = limits.rest;

const queues = new Map<string, PQueue>();

/** Runs what one person asks for, a few at once; rejects with a 429 (RFC 6585, 4) when too many wait already. */
export const withSemaphore = <Answer>(
	person: string,
	work: () => Promise<Answer>,
): Promise<Answer> => queued(person, readsAtOnce, work);

/**
 * The same for what takes long: one at a time, with a pause before each. SQLite answers without waiting, so a read gives nobody else a turn
 * until it ends; without the pause the next one would follow at once.
 */
export const oneByOne = <Answer>(person: string, work: () => Promise<Answer>): Promise<Answer> =>
	queued(`${person}, heavy`, 1, async () => {
		await setTimeout(heavyPauseMs);
		return work();
	});

async function queued<Answer>(
	person: string,
	concurrency: number,
	work: () => Promise<Answer>,
): Promise<Answer> {
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
