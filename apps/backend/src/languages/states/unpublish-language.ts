import type { LocaleCode } from '@website/contracts/locales';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { addressedCollections } from '../../content/entities.ts';
import { say } from '../../editing/say.ts';
import { words } from '../../editing/words.ts';
import { innerRequest } from '../../payload-fixes/inner-request.ts';
import { inTransaction } from '../../payload-fixes/transactions/in-transaction.ts';
import { destinationKey } from '../../redirects/destination.ts';
import { isRecord, type JsonRecord } from '../../surface/reading/json-record.ts';
import { type DocumentRef, readStored } from './read-now.ts';

const notPublished = words(
	'Visitors do not see the document in this language.',
	'Besøgende ser ikke dokumentet på dette sprog.',
	'Besucher sehen das Dokument in dieser Sprache nicht.',
);
const noAddress = words(
	'Only what has an address in each language can be taken offline in one.',
	'Kun det, der har en adresse på hvert sprog, kan tages af nettet på ét.',
	'Nur was in jeder Sprache eine Adresse hat, kann in einer offline genommen werden.',
);

const addressIn = (document: JsonRecord | null, language: LocaleCode): string | null => {
	const address = isRecord(document?.slug) ? document.slug[language] : null;
	return typeof address === 'string' && address !== '' ? address : null;
};

/**
 * Takes a document offline in one language: the published version loses its address in it, the draft has it still, so that publishing
 * the language brings it back. The other languages stay as they are. 409 where visitors don't see it anyway.
 */
export async function unpublishLanguage(
	req: PayloadRequest,
	ref: DocumentRef,
	language: LocaleCode,
): Promise<void> {
	const collection = z.enum(addressedCollections).safeParse(ref.entity);
	const { id } = ref;
	if (!collection.success || id === undefined)
		throw new APIError(say(req)(noAddress), 400, null, true);
	await inTransaction(req, async () => {
		const stored = await readStored(req, ref);
		if (!addressIn(stored?.published ?? null, language))
			throw new APIError(say(req)(notPublished), 409, null, true);
		const document = {
			collection: collection.data,
			id,
			locale: language,
			depth: 0,
			overrideAccess: false,
			user: req.user,
		} as const;
		await req.payload.update({
			...document,
			publishSpecificLocale: language,
			data: { slug: null, _status: 'published' },
			// Whoever takes a language offline means its address to go; `addressLeads` says where it leads.
			context: { [destinationKey]: req.query[destinationKey] ?? 'nothing' },
			req: innerRequest(req),
		});
		await req.payload.update({
			...document,
			draft: true,
			data: { slug: addressIn(stored?.newest ?? null, language), _status: 'draft' },
			req: innerRequest(req),
		});
	});
}
