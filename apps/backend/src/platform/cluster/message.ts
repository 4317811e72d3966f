import type { CacheTag } from '@website/contracts/cache-tags';
import { z } from 'zod';
import { notifyPeers } from './stored-version.ts';

const tag = z.custom<CacheTag>((value) => typeof value === 'string');

/** A message between backends on one PostgreSQL. */
export const peerMessage = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('content'),
		version: z.number(),
		tags: z.union([z.literal('all'), z.array(tag).readonly()]),
	}),
	z.object({ kind: z.literal('tokens') }),
]);

export type PeerMessage = z.infer<typeof peerMessage>;

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const channel = 'backend_peers';

/**
 * Sends a message to all backends on the same PostgreSQL, this one included: when the transaction commits, or at once outside a
 * transaction.
 */
export const broadcast = (queries: unknown, message: PeerMessage): Promise<void> =>
	notifyPeers(queries, channel, JSON.stringify(message));
