import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	Payload,
	PayloadRequest,
} from 'payload';
import { broadcast } from '../../../platform/cluster/broadcast.ts';
import { peers } from '../../../platform/cluster/peers.ts';
import { environment } from '../../../platform/environment.ts';
import { processMemory } from '../../../platform/process-memory.ts';
import { afterCommit } from '../../../platform/transactions/after-commit.ts';
import { transactionsById } from '../../../platform/transactions/current.ts';
import { isScope, type Scope } from './scopes.ts';

export interface ActiveToken {
	id: number | string;
	hash: string;
	scopes: readonly Scope[];
	lastUsedAt: number;
	/** The end of its validity in Unix milliseconds; Infinity for a token that does not expire. */
	expiresAt: number;
}

const memory = processMemory('tokens', () => {
	const cached: { tokens?: Promise<ActiveToken[]>; until: number } = { until: 0 };
	peers().listeners.add(({ kind }) => {
		if (kind === 'tokens') cached.until = 0;
	});
	return cached;
});

async function load(payload: Payload): Promise<ActiveToken[]> {
	const { docs } = await payload.find({
		collection: 'api-tokens',
		where: { active: { equals: true } },
		pagination: false,
		depth: 0,
		showHiddenFields: true,
	});
	return docs.map(({ id, hash, scopes, lastUsedAt, expiresAt }) => ({
		id,
		hash,
		scopes: scopes.filter(isScope),
		lastUsedAt: lastUsedAt ? Date.parse(lastUsedAt) : 0,
		expiresAt: expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY,
	}));
}

/** The active tokens, cached for at most ANSWER_CACHE_SECONDS, because another process may change them. */
export function activeTokens(payload: Payload, now = Date.now()): Promise<ActiveToken[]> {
	const cached = memory();
	if (!cached.tokens || cached.until <= now) {
		cached.until = now + environment.ANSWER_CACHE_SECONDS * 1000;
		cached.tokens = load(payload).catch((cause: unknown) => {
			cached.until = 0;
			throw cause;
		});
	}
	return cached.tokens;
}

/** Invalidates the cache of this process after the commit, and of other backends by a message. */
async function invalidateTokens(req: PayloadRequest): Promise<void> {
	const transaction = transactionsById.get(await req.transactionID);
	transaction?.beforeCommit(async (queries) => {
		if (peers().broadcast) await broadcast(queries, { kind: 'tokens' });
	});
	await afterCommit(req, () => {
		memory().until = 0;
	});
}

/** Applies a new, changed or deleted token at once. */
export const clearTokenCache: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
	doc,
	req,
}) => {
	await invalidateTokens(req);
	return doc;
};
