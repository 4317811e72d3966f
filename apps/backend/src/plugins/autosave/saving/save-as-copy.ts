import { z } from 'zod';
import { callEndpoint } from '../../../platform/admin/endpoints/call-endpoint.ts';

const made = z.object({ doc: z.object({ id: z.number() }) });

/**
 * Saves a form's text as a draft of its own, a copy of the document with this text in one language; answers its id. Its address is empty or follows its title, since
 * the document has its own. A refusal is thrown in the editor's language.
 */
export async function saveApart(
	document: string,
	locale: string,
	language: string,
	{ slug: _slug, id: _id, ...data }: Record<string, unknown>,
): Promise<number> {
	const { doc } = await callEndpoint(made, `${document}/duplicate?depth=0&locale=${locale}`, {
		language,
		body: { ...data, slug: '', _status: 'draft' },
	});
	return doc.id;
}
