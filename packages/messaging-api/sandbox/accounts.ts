import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';
import type { Sender, Suppression, Webhook } from '../schemas/resources.ts';
import { exampleSenders } from './example-senders.ts';
import { idAfter } from './ids.ts';
import { isoSeconds, replyBy, type StoredMessage } from './stored-message.ts';

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

const { accounts: max, storedMs: ttl } = limits.testMode;

/** The clock that messages take their steps by. */
const clock = { now: () => Date.now() };

/** Accounts of test keys, in this process alone: behind several of them a key's messages are where they were sent. */
export class Accounts {
	readonly #accounts = new LRUCache<string, Account>({
		max,
		ttl,
		updateAgeOnGet: true,
		ttlResolution: 0,
		perf: clock,
	});

	/** What is stored for an inspector; undefined when that is nothing, or forgotten. */
	find(id: string): Account | undefined {
		return this.#accounts.get(id);
	}

	/** What is stored for a key, beginning with the senders of the examples. */
	of(id: string, nowMs: number): Account {
		const existing = this.find(id);
		if (existing) return withOptOuts(existing, nowMs);
		const account: Account = {
			id,
			messages: [],
			repeated: new Map(),
			senders: exampleSenders(nowMs),
			webhooks: [],
			suppressions: [],
		};
		this.#accounts.set(id, account);
		return account;
	}
}

/** When what an inspector shows is forgotten unless it is asked for before. */
export const forgottenAt = (nowMs: number): number => nowMs + ttl;

/** Suppresses whoever has answered STOP by now, once: a suppression that was lifted stays so. */
function withOptOuts(account: Account, nowMs: number): Account {
	for (const message of account.messages) {
		const reply = message.isOptOutStored ? undefined : replyBy(message, nowMs);
		if (!reply?.isOptOut) continue;
		message.isOptOutStored = true;
		const recipient = reply.to.to;
		const isKnown = account.suppressions.some((suppression) => suppression.recipient === recipient);
		if (isKnown || account.suppressions.length >= limits.testMode.suppressions) continue;
		account.suppressions.push({
			id: idAfter('sup', reply.id),
			recipient,
			reason: 'opt_out',
			created_at: isoSeconds(reply.atMs),
		});
	}
	return account;
}

/** Adds a message; the oldest goes when there are too many. */
export function addMessage(account: Account, message: StoredMessage): void {
	account.messages.push(message);
	const [oldest] = account.messages;
	if (oldest && account.messages.length > limits.testMode.messages)
		forgetMessage(account, oldest.id);
}

/** Removes a message, and what its Idempotency-Key is known by. */
export function forgetMessage(account: Account, id: string): void {
	account.messages = account.messages.filter((message) => message.id !== id);
	for (const [key, { message }] of account.repeated) {
		if (message === id) account.repeated.delete(key);
	}
}
