import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';
import type { Sender, Suppression, Webhook } from '../schemas/resources.ts';
import { exampleSenders } from './example-senders.ts';
import { derivedId } from './ids.ts';
import { isoSeconds, replyAt, type StoredMessage } from './stored-message.ts';

/** The stored data of one test key. */
export interface Account {
	/** The id of its inspector. */
	id: string;
	messages: StoredMessage[];
	/** By Idempotency-Key, the id of the message and a digest of its request. */
	idempotencyKeys: Map<string, { message: string; digest: string }>;
	senders: Sender[];
	webhooks: Webhook[];
	suppressions: Suppression[];
}

const { accounts: max, storedMs: ttl } = limits.testMode;

/** Accounts expire by the same clock that determines the steps of messages. */
const clock = { now: () => Date.now() };

/** Accounts of test keys in the memory of this process. With several processes, only the one that received a message has it. */
export class Accounts {
	readonly #accounts = new LRUCache<string, Account>({
		max,
		ttl,
		updateAgeOnGet: true,
		ttlResolution: 0,
		perf: clock,
	});

	/** The account of an inspector; undefined if nothing is stored or it has expired. */
	find(id: string): Account | undefined {
		return this.#accounts.get(id);
	}

	/** The account with this inspector id. Creates one with the senders of the examples if there is none. */
	getOrCreate(id: string, nowMs: number): Account {
		const existing = this.find(id);
		if (existing) return withOptOuts(existing, nowMs);
		const account: Account = {
			id,
			messages: [],
			idempotencyKeys: new Map(),
			senders: exampleSenders(nowMs),
			webhooks: [],
			suppressions: [],
		};
		this.#accounts.set(id, account);
		return account;
	}
}

/** When the data of an inspector is deleted unless it is requested before, in milliseconds since 1970. */
export const expiresAt = (nowMs: number): number => nowMs + ttl;

/** Suppresses recipients who have replied STOP, once only: a lifted suppression is not restored. */
function withOptOuts(account: Account, nowMs: number): Account {
	for (const message of account.messages) {
		const reply = message.isOptOutStored ? undefined : replyAt(message, nowMs);
		if (!reply?.isOptOut) continue;
		message.isOptOutStored = true;
		const recipient = reply.step.to;
		const isSuppressed = account.suppressions.some(
			(suppression) => suppression.recipient === recipient,
		);
		if (isSuppressed || account.suppressions.length >= limits.testMode.suppressions) continue;
		account.suppressions.push({
			id: derivedId('sup', reply.id),
			recipient,
			reason: 'opt_out',
			created_at: isoSeconds(reply.atMs),
		});
	}
	return account;
}

/** Adds a message and removes the oldest if there are too many. */
export function addMessage(account: Account, message: StoredMessage): void {
	account.messages.push(message);
	const [oldest] = account.messages;
	if (oldest && account.messages.length > limits.testMode.messages)
		removeMessage(account, oldest.id);
}

/** Removes a message and its Idempotency-Key. */
export function removeMessage(account: Account, id: string): void {
	account.messages = account.messages.filter((message) => message.id !== id);
	for (const [key, { message }] of account.idempotencyKeys) {
		if (message === id) account.idempotencyKeys.delete(key);
	}
}
