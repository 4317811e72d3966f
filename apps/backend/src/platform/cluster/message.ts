import type { CacheTag } from '@website/contracts/cache-tags';
import { z } from 'zod';

const tag = z.custom<CacheTag>((value) => typeof value === 'string');

/** One client's usage of a rate: points (negative after refunds), counted from zero if `anew`. */
const usedRate = z.object({
	rate: z.string(),
	client: z.string(),
	points: z.number(),
	anew: z.boolean(),
});

export type UsedRate = z.infer<typeof usedRate>;

/** A message between backends on one PostgreSQL. */
export const peerMessage = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('content'),
		version: z.number(),
		tags: z.union([z.literal('all'), z.array(tag).readonly()]),
	}),
	z.object({ kind: z.literal('tokens') }),
	/** The clients' usage of their rates; `from` names the backend that counted it. */
	z.object({ kind: z.literal('rates'), from: z.string(), used: z.array(usedRate) }),
]);

export type PeerMessage = z.infer<typeof peerMessage>;
