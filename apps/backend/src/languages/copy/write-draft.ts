import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { innerRequest } from '../../payload-fixes/inner-request.ts';
import type { DocumentRef } from '../states/read-now.ts';
import type { JsonRecord } from '../texts/record.ts';

/** What people write in each language (`states/translatable.ts` finds them in the configuration; these are their names for types). */
const writtenCollections = ['pages', 'posts', 'products', 'categories', 'authors'] as const;
const writtenGlobals = ['header', 'footer', 'call-to-action', 'site-settings'] as const;

/** Saves what a document holds in one language as a draft, by the rights of whoever asks. */
export async function writeDraft(
	req: PayloadRequest,
	ref: DocumentRef,
	locale: LocaleCode,
	values: JsonRecord,
): Promise<void> {
	const asked = {
		locale,
		draft: true,
		depth: 0,
		overrideAccess: false,
		user: req.user,
		req: innerRequest(req),
		data: { ...values, _status: 'draft' } as const,
	} as const;
	const collection = z.enum(writtenCollections).safeParse(ref.entity);
	const global = z.enum(writtenGlobals).safeParse(ref.entity);
	if (collection.success && ref.id !== undefined)
		await req.payload.update({ ...asked, collection: collection.data, id: ref.id });
	else if (global.success) await req.payload.updateGlobal({ ...asked, slug: global.data });
	else throw new NotFound(req.t);
}
