import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../documents/document-ref.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { localizedValuesForCopy } from '../../publication/localized-values.ts';
import { readForUpdate } from '../../publication/read-stored.ts';
import { writeDraft } from '../../publication/write-draft.ts';

/**
 * Replaces the text of one locale by the newest text of another, as a draft. The published text and the slug do not change. Payload's copy
 * (`@payloadcms/ui/dist/utilities/copyDataFromLocale.js`) passes on the document's status, so that copying into a published document
 * publishes at once, and also copies the slug.
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
		await writeDraft(req, ref, to, localizedValuesForCopy(document.fields, document.newest, from));
	});
}
