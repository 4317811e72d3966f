import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { canAccess, requireAccess } from '../../../access/language-rights.ts';
import { documentKey } from '../../../documents/document-ref.ts';
import { isSameValue } from '../../../documents/same-value.ts';
import {
	documentInRequest,
	parseTextDocument,
	requestedDocument,
	type TextDocument,
} from '../../../documents/text-document.ts';
import { endpoint, jsonBody, jsonResponse } from '../../../platform/http/endpoint.ts';
import { lockDocument } from '../../../platform/transactions/advisory-lock.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../../platform/transactions/inner-request.ts';
import { writeDraft } from '../../../publication/write-draft.ts';
import { keepLock } from '../../revalidation/api.ts';
import { formName } from '../reject-outdated-saves.ts';
import { type Conflict, type Data, editableValues, mergeDocuments } from './merge-documents.ts';

/** The response to a merge: the stored document in the form's locale, and the fields whose text was refused. */
export interface MergeResponse {
	doc: Data;
	conflicts: Conflict[];
}

const values = z.record(z.string(), z.unknown());
const mergeSchema = z.object({
	...documentInRequest,
	language: z.enum(localeCodes),
	form: formName,
	base: values,
	mine: values,
});
type MergeRequest = Pick<z.infer<typeof mergeSchema>, 'language' | 'form' | 'base' | 'mine'>;

async function readDraft(
	req: PayloadRequest,
	ref: TextDocument,
	locale: LocaleCode,
): Promise<Data> {
	const options = {
		locale,
		fallbackLocale: false,
		draft: true,
		depth: 0,
		overrideAccess: false,
		user: req.user,
		req: innerRequest(req),
	} as const;
	return ref.kind === 'global'
		? { ...(await req.payload.findGlobal({ ...options, slug: ref.slug })) }
		: { ...(await req.payload.findByID({ ...options, collection: ref.slug, id: ref.id })) };
}

/**
 * Merges the values of a form into the stored draft and saves the result. In conflicts the draft keeps its values; the values of the form
 * are stored before it, as a version of its editor.
 */
async function saveMerged(
	req: PayloadRequest,
	ref: TextDocument,
	{ language, form, base, mine }: MergeRequest,
): Promise<MergeResponse> {
	await lockDocument(req, documentKey(ref));
	const theirs = await readDraft(req, ref, language);
	const { data, conflicts } = mergeDocuments(base, mine, theirs);
	const save = (merged: Data) => {
		const updatedAt = new Date().toISOString();
		return writeDraft(req, ref, language, { ...editableValues(merged), _form: form, updatedAt });
	};
	if (conflicts.length > 0) await save(mergeDocuments(base, mine, theirs, 'mine').data);
	else if (isSameValue(data, theirs)) return { doc: theirs, conflicts };
	await save(data);
	await keepLock(
		req,
		ref.kind === 'global'
			? { globalSlug: ref.slug }
			: { document: { relationTo: ref.slug, value: ref.id } },
	);
	return { doc: await readDraft(req, ref, language), conflicts };
}

/**
 * `POST /autosave/merge?autosave=true` with the version that a form was made from (`base`) and the form's values (`mine`), for a form whose
 * save got a 409, or that follows the saves of others. Responds with the merged document, or with the stored one if the user may only read
 * it; 409 if other changes overlap with the form's.
 */
export const mergeEndpoint: Endpoint = endpoint('post', '/autosave/merge', async (req) => {
	const request = await jsonBody(req, mergeSchema);
	const ref = parseTextDocument(documentKey(requestedDocument(request)));
	if (!ref) throw new NotFound(req.t);
	const { language } = request;
	if (!(await canAccess(req, ref, { action: 'update', language }))) {
		await requireAccess(req, ref, { action: 'read' });
		return jsonResponse({ doc: await readDraft(req, ref, language), conflicts: [] });
	}
	const response = await inTransaction(req, () => saveMerged(req, ref, request));
	return jsonResponse(response, response.conflicts.length > 0 ? 409 : 200);
});
