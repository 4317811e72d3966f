import { z } from 'zod';

const made = z.object({ doc: z.object({ id: z.number() }) });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

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
	const response = await fetch(`${document}/duplicate?depth=0&locale=${locale}`, {
		method: 'POST',
		credentials: 'same-origin',
		headers: { 'accept-language': language, 'content-type': 'application/json' },
		body: JSON.stringify({ ...data, slug: '', _status: 'draft' }),
	});
	const answer: unknown = await response.json();
	if (response.ok) return made.parse(answer).doc.id;
	const told = refused.safeParse(answer);
	throw new Error(told.data?.errors[0]?.message ?? String(response.status));
}
