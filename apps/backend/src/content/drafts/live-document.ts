import { liveCollections } from '@website/contracts/live-document';
import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

const schema = z.object({
	collection: z.enum(liveCollections),
	id: z.string().regex(/^[\w-]{1,40}$/),
	lang: z.enum(localeCodes),
	/** The address it is asked for by, which may not be the one it will get. */
	slug: z.string().max(200),
	values: z.record(z.string(), z.unknown()),
});

/** A document as somebody is typing it: takes the place of the stored one in one answer (contracts/live-document.ts). */
export type LiveDocument = z.infer<typeof schema>;

/** The document in a query's `extensions.liveDocument`; undefined when there is none, or when it is not one. */
export function liveDocumentOf(extensions: unknown): LiveDocument | undefined {
	return z.object({ liveDocument: schema }).safeParse(extensions).data?.liveDocument;
}
