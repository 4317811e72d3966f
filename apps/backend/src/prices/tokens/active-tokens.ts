import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	Payload,
	PayloadRequest,
} from 'payload';
import { environment } from '../../environment.ts';
import { processMemory } from '../../process-memory.ts';
import { afterCommit } from '../../transactions/after-commit.ts';
import { isScope, type Scope } from './scopes.ts';

export interface ActiveToken {
	id: number | string;
	hash: string;
	scopes: readonly Scope[];
	lastUsedAt: number;
}

const memory = processMemory<{ tokens?: Promise<ActiveToken[]>; until: number }>('tokens', () => ({
	until: 0,
}));

async function load(payload: Payload): Promise<ActiveToken[]> {
	const { docs } = await payload.find({
		collection: 'api-tokens',
		where: { active: { equals: true } },
		pagination: false,
		depth: 0,
		showHiddenFields: true,
	});
	return docs.map(({ id, hash, scopes, lastUsedAt }) => ({
		id,
		hash,
		scopes: scopes.filter(isScope),
		lastUsedAt: lastUsedAt ? Date.parse(lastUsedAt) : 0,
	}));
}

/** The tokens that are accepted now; kept in memory as long as answers are, for the sake of other processes' changes. */
export function activeTokens(payload: Payload, now = Date.now()): Promise<ActiveToken[]> {
	const kept = memory();
	if (!kept.tokens || kept.until <= now) {
		kept.until = now + environment.ANSWER_CACHE_SECONDS * 1000;
		kept.tokens = load(payload).catch((cause: unknown) => {
			kept.until = 0;
			throw cause;
		});
	}
	return kept.tokens;
}

const forget = (req: PayloadRequest): Promise<void> =>
	afterCommit(req, () => {
		memory().until = 0;
	});

/** A token that is retired or new counts at once in this process. */
export const forgetTokens: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
	doc,
	req,
}) => {
	await forget(req);
	return doc;
};
