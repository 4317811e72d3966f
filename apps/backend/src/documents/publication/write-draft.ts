import type { LocaleCode } from '@website/contracts/locales';
import { APIError, Locked, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { sharedGlobals, textCollections } from '../../content/entities.ts';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';
import { say } from '../../platform/i18n/say.ts';
import { words } from '../../platform/i18n/words.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import type { DocumentRef } from './read-stored.ts';

/** What people write in each language (`states/translatable.ts` finds them in the configuration; these are their names for types). */

const lockedByColleague = words(
	'A colleague is writing this document now. Nothing was changed.',
	'En kollega skriver i dokumentet lige nu. Intet blev ændret.',
	'Jemand schreibt gerade in diesem Dokument. Es wurde nichts geändert.',
);

/**
 * Saves what a document holds in one language as a draft, by the rights of whoever asks. 423 while a colleague has it open: the next save of
 * that form would undo this one.
 */
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
		overrideLock: false,
		user: req.user,
		req: innerRequest(req),
		data: { ...values, _status: 'draft' } as const,
	} as const;
	const collection = z.enum(textCollections).safeParse(ref.entity);
	const global = z.enum(sharedGlobals).safeParse(ref.entity);
	try {
		if (collection.success && ref.id !== undefined)
			await req.payload.update({ ...asked, collection: collection.data, id: ref.id });
		else if (global.success) await req.payload.updateGlobal({ ...asked, slug: global.data });
		else throw new NotFound(req.t);
	} catch (cause) {
		if (!(cause instanceof Locked)) throw cause;
		throw new APIError(say(req)(lockedByColleague), 423, null, true);
	}
}
