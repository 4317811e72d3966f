import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { innerRequest } from '../../payload-fixes/inner-request.ts';
import { inTransaction } from '../../payload-fixes/transactions/in-transaction.ts';
import { type DocumentRef, readStored } from '../states/read-now.ts';
import { localizedValues } from './localized-values.ts';

/** What people write in each language (`states/translatable.ts` finds them in the configuration; these are their names for types). */
const writtenCollections = ['pages', 'posts', 'products', 'categories', 'authors'] as const;
const writtenGlobals = ['header', 'footer', 'call-to-action', 'site-settings'] as const;

/**
 * Puts the newest text of one language in the place of another's, as a draft: what visitors see stays, and so does the address. Payload's own copy
 * (`@payloadcms/ui/dist/utilities/copyDataFromLocale.js`) hands the document's status on, so that copying into a published document
 * publishes at once, and takes the address with it.
 */
export async function copyLanguage(
	req: PayloadRequest,
	ref: DocumentRef,
	from: LocaleCode,
	to: LocaleCode,
): Promise<void> {
	await inTransaction(req, async () => {
		const stored = await readStored(req, ref);
		if (stored === null) throw new NotFound(req.t);
		const data = {
			...localizedValues(stored.fields, stored.newest, from),
			_status: 'draft',
		} as const;
		const asked = {
			locale: to,
			draft: true,
			depth: 0,
			overrideAccess: false,
			user: req.user,
			req: innerRequest(req),
			data,
		} as const;
		const collection = z.enum(writtenCollections).safeParse(ref.entity);
		const global = z.enum(writtenGlobals).safeParse(ref.entity);
		if (collection.success && ref.id !== undefined)
			await req.payload.update({ ...asked, collection: collection.data, id: ref.id });
		else if (global.success) await req.payload.updateGlobal({ ...asked, slug: global.data });
		else throw new NotFound(req.t);
	});
}
