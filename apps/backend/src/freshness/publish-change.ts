import type { CacheTag } from '@website/contracts/cache-tags';
import { createLocalReq, type Payload } from 'payload';
import { usesPostgres } from '../database.ts';
import { limits } from '../limits.ts';
import { tellPeers } from '../peers/tell-peers.ts';
import { transactionsById } from '../transactions/current.ts';
import { inTransaction } from '../transactions/in-transaction.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { type Changed, forget } from './memory.ts';
import { reach } from './reached-version.ts';
import { raiseVersion } from './stored-version.ts';

const changes = new WeakMap<Transaction, Set<CacheTag>>();

/**
 * Makes a change known with the commit of its transaction: the content's version is raised, other backends are told, and this
 * process forgets what it was made from. Several changes of one transaction are one version.
 */
export async function publishChange(
	payload: Payload,
	transactionId: unknown,
	tags: readonly CacheTag[],
): Promise<void> {
	const transaction = transactionsById.get(transactionId);
	if (transaction) {
		publishWith(transaction, tags);
		return;
	}
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => publishChange(payload, await req.transactionID, tags));
}

function publishWith(transaction: Transaction, tags: readonly CacheTag[]): void {
	const known = changes.get(transaction);
	if (known) {
		for (const tag of tags) known.add(tag);
		return;
	}
	const changed = new Set(tags);
	changes.set(transaction, changed);
	let version = 0;
	transaction.beforeCommit(async (queries) => {
		version = await raiseVersion(queries);
		if (usesPostgres) await tellPeers(queries, { kind: 'content', version, tags: named(changed) });
	});
	transaction.afterCommit(() => {
		forget([...changed]);
		// With several backends versions come in one order only: that in which PostgreSQL tells of them, this one's own included.
		if (!usesPostgres) reach(version);
	});
}

/** PostgreSQL takes messages of 8,000 bytes. */
const named = (tags: ReadonlySet<CacheTag>): Changed =>
	JSON.stringify([...tags]).length > limits.peers.messageBytes ? 'all' : [...tags];
