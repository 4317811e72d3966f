import type { CacheTag } from '@website/contracts/cache-tags';
import { z } from 'zod';

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
