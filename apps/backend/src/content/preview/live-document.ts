import { liveCollections } from '@website/contracts/live-document';
import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

const schema = z.object({
	collection: z.enum(liveCollections),
	id: z.string().regex(/^[\w-]{1,40}$/),
	lang: z.enum(localeCodes),
	/** The slug of the request, which may differ from the slug that the document will have. */
	slug: z.string().max(200),
	values: z.record(z.string(), z.unknown()),
});

/** The unsaved document of a live preview, which replaces the stored one in one response (contracts/live-document.ts). */
export type LiveDocument = z.infer<typeof schema>;

/** The document in a query's `extensions.liveDocument`; undefined if it is missing or invalid. */
export function liveDocumentOf(extensions: unknown): LiveDocument | undefined {
	return z.object({ liveDocument: schema }).safeParse(extensions).data?.liveDocument;
}
