import { z } from 'zod';

/** Each change of a document or of what its form shows beside it, such as a review, has another id. */
const change = z.object({
	id: z.string(),
	/** When the document was saved (ISO 8601); null if another part changed. */
	updatedAt: z.string().nullable(),
});
export type Change = z.infer<typeof change>;

/** What the form of a document shows of other people. */
export const presenceState = z.object({
	people: z.array(z.object({ name: z.string(), writes: z.boolean() })),
	/** The last change; null if this process knows of none. */
	change: change.nullable(),
});
export type PresenceState = z.infer<typeof presenceState>;

/** A browser tab that has the form of a document open. */
const visitor = z.object({
	/** Identifies the request that reported the tab last. */
	visit: z.string(),
	user: z.number(),
	name: z.string(),
	writes: z.boolean(),
});
export type Visitor = z.infer<typeof visitor>;

/** A message between backends. `document` is a key like `pages:12`. */
export const presenceMessage = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('enter'),
		document: z.string(),
		tab: z.string(),
		visitor,
		ms: z.number(),
	}),
	z.object({
		kind: z.literal('leave'),
		document: z.string(),
		tab: z.string(),
		/** Only if no later request has reported the tab; null in any case. */
		visit: z.string().nullable(),
		ms: z.number(),
	}),
	z.object({ kind: z.literal('change'), document: z.string(), change }),
]);
export type PresenceMessage = z.infer<typeof presenceMessage>;
