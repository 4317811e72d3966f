import { z } from 'zod';

/** The response to a save: of a document, or of a global. */
const response = z.object({
	doc: z.record(z.string(), z.unknown()).optional(),
	result: z.record(z.string(), z.unknown()).optional(),
});

type Data = Record<string, unknown>;

/**
 * Texts that the backend stored differently, such as a slug that follows the title: the field, its text in the request and in the response.
 */
export type DerivedTexts = readonly { name: string; from: string; to: string }[];

/** The document or global in the response to a save; empty if there is none. */
export function savedDocument(body: unknown): Data {
	const { doc, result } = response.safeParse(body).data ?? {};
	return doc ?? result ?? {};
}

/** The texts in the data of a request that the backend stored differently in the document. */
export function derivedTexts(data: Data, document: Data): DerivedTexts {
	return Object.entries(data).flatMap(([name, value]) => {
		const now = document[name];
		const isDerived = typeof value === 'string' && typeof now === 'string' && now !== value;
		return isDerived ? [{ name, from: value, to: now }] : [];
	});
}

/** The stored texts by field, without fields that were edited in the form since. */
export const withoutEdits = (texts: DerivedTexts, form: Data): Record<string, string> =>
	Object.fromEntries(
		texts.flatMap(({ name, from, to }) => (form[name] === from ? [[name, to]] : [])),
	);
