import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { valuesForAnother } from '../../../documents/publication/localized-values.ts';
import { readForUpdate } from '../../../documents/publication/read-stored.ts';
import { writeDraft } from '../../../documents/publication/write-draft.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';

/**
 * Puts the newest text of one language in the place of another's, as a draft: what visitors see stays, and so does the address. Payload's own copy
 * (`@payloadcms/ui/dist/utilities/copyDataFromLocale.js`) hands the document's status on, so that copying into a published document
 * publishes at once, and takes the address with it.
 */
export async function copyLanguage(
	req: PayloadRequest,
	ref: AnyDocument,
	from: LocaleCode,
	to: LocaleCode,
): Promise<void> {
	await inTransaction(req, async () => {
		const document = await readForUpdate(req, ref);
		if (document === null) throw new NotFound(req.t);
		await writeDraft(req, ref, to, valuesForAnother(document.fields, document.newest, from));
	});
}
