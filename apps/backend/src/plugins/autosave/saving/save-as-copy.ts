import { z } from 'zod';
import { callEndpoint } from '../../../platform/admin/endpoints/call-endpoint.ts';

const responseShape = z.object({ doc: z.object({ id: z.number() }) });

/**
 * Saves a form's values as a new draft: a copy of the document with these values in one locale. Returns its id. The copy's slug is empty or
 * derived from its title, because the document keeps its own slug. Errors have messages in the interface language.
 */
export async function saveAsCopy(
	document: string,
	locale: string,
	language: string,
	{ slug: _slug, id: _id, ...data }: Record<string, unknown>,
): Promise<number> {
	const { doc } = await callEndpoint(
		responseShape,
		`${document}/duplicate?depth=0&locale=${locale}`,
		{
			language,
			body: { ...data, slug: '', _status: 'draft' },
		},
	);
	return doc.id;
}
