import PQueue from 'p-queue';
import { limits } from '../limits.ts';
import { Refusal } from './refusal.ts';

const { readsAtOnce, readsWaiting } = limits.rest;

const queues = new Map<string, PQueue>();

/** Runs what one person reads a few at once; rejects with a 429 (RFC 6585, 4) when too many wait already. */
export async function inTurn<Answer>(person: string, read: () => Promise<Answer>): Promise<Answer> {
	const queue = queues.get(person) ?? new PQueue({ concurrency: readsAtOnce });
	if (queue.size >= readsWaiting)
		throw new Refusal(429, 'Too many requests at once; wait for the answers of the others');
	queues.set(person, queue);
	try {
		return await queue.add(read);
	} finally {
		if (queue.size === 0 && queue.pending === 0) queues.delete(person);
	}
}
