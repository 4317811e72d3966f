import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';
import type { Sender, Suppression, Webhook } from '../messaging-api/resources.ts';
import { processMemory } from '../process-memory.ts';
import { exampleSenders } from './example-senders.ts';
import type { StoredMessage } from './stored-message.ts';

/** What one test key has stored. */
export interface Account {
	/** Its inspector's id. */
	id: string;
	messages: StoredMessage[];
	/** Messages by the Idempotency-Key they came with, and a digest of what was asked. */
	repeated: Map<string, { message: string; digest: string }>;
	senders: Sender[];
	webhooks: Webhook[];
	suppressions: Suppression[];
}

const { accounts: max, storedMs: ttl } = limits.sandbox;

/** The clock that messages take their steps by. */
const clock = { now: () => Date.now() };

/** In this process alone: behind several backends a key's messages are where they were sent. */
const accounts = processMemory(
	'sandbox',
	() =>
		new LRUCache<string, Account>({
			max,
			ttl,
			updateAgeOnGet: true,
			ttlResolution: 0,
			perf: clock,
		}),
);

/** What is stored for an inspector; undefined when that is nothing, or forgotten. */
export const storedAccount = (id: string): Account | undefined => accounts().get(id);

/** When what an inspector shows is forgotten unless it is asked for before. */
export const forgottenAt = (nowMs: number): number => nowMs + ttl;

/** What is stored for a key, beginning with the senders of the examples. */
export function accountOf(id: string, nowMs: number): Account {
	const known = storedAccount(id);
	if (known) return known;
	const made: Account = {
		id,
		messages: [],
		repeated: new Map(),
		senders: exampleSenders(nowMs),
		webhooks: [],
		suppressions: [],
	};
	accounts().set(id, made);
	return made;
}

/** Adds a message; the oldest goes when there are too many. */
export function addMessage(account: Account, message: StoredMessage): void {
	account.messages.push(message);
	if (account.messages.length <= limits.sandbox.messages) return;
	const gone = account.messages.shift();
	for (const [key, { message: id }] of account.repeated) {
		if (id === gone?.id) account.repeated.delete(key);
	}
}
