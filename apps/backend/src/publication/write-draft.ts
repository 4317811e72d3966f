import type { LocaleCode } from '@website/contracts/locales';
import { APIError, Locked, NotFound, type PayloadRequest } from 'payload';
import { type AnyDocument, documentKey } from '../documents/document-ref.ts';
import { parseTextDocument } from '../documents/text-document.ts';
import type { JsonRecord } from '../platform/http/reading/json-record.ts';
import { translator, words } from '../platform/i18n/words.ts';
import { innerRequest } from '../platform/transactions/inner-request.ts';

const lockedByColleague = words(
	'A colleague is writing this document now. Nothing was changed.',
	'En kollega skriver i dokumentet lige nu. Intet blev ændret.',
	'Jemand schreibt gerade in diesem Dokument. Es wurde nichts geändert.',
);

/**
 * Saves values of a document in one locale as a draft, with the access of the request's user. Throws 423 while a colleague has the document
 * open: the next save of that form would overwrite the values.
 */
export async function writeDraft(
	req: PayloadRequest,
	ref: AnyDocument,
	locale: LocaleCode,
	values: JsonRecord,
): Promise<void> {
	const options = {
		locale,
		draft: true,
		depth: 0,
		overrideAccess: false,
		overrideLock: false,
		user: req.user,
		req: innerRequest(req),
		data: { ...values, _status: 'draft' } as const,
	} as const;
	const document = parseTextDocument(documentKey(ref));
	if (!document) throw new NotFound(req.t);
	try {
		if (document.kind === 'global')
			await req.payload.updateGlobal({ ...options, slug: document.slug });
		else await req.payload.update({ ...options, collection: document.slug, id: document.id });
	} catch (cause) {
		if (!(cause instanceof Locked)) throw cause;
		throw new APIError(translator(req)(lockedByColleague), 423, null, true);
	}
}
