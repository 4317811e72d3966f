import type { CacheTag } from '@website/contracts/cache-tags';
import { z } from 'zod';

const tag = z.custom<CacheTag>((value) => typeof value === 'string');

/** What one client has used of a rate: points, below zero when given back, after those before were forgotten (`anew`). */
const usedRate = z.object({
	rate: z.string(),
	client: z.string(),
	points: z.number(),
	anew: z.boolean(),
});

/** Who has a document open. */
const openBy = z.object({ id: z.number(), name: z.string() });

export type OpenBy = z.infer<typeof openBy>;

export type UsedRate = z.infer<typeof usedRate>;

/** What backends on one PostgreSQL tell each other. */
export const peerMessage = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('content'),
		version: z.number(),
		tags: z.union([z.literal('all'), z.array(tag).readonly()]),
	}),
	z.object({ kind: z.literal('tokens') }),
	/** Somebody has a document open. */
	z.object({ kind: z.literal('open'), document: z.string(), person: openBy }),
	/** What clients have used of their rates; `from` names the backend that counted. */
	z.object({ kind: z.literal('rates'), from: z.string(), used: z.array(usedRate) }),
]);

export type PeerMessage = z.infer<typeof peerMessage>;
