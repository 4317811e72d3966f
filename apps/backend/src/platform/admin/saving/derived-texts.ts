import { z } from 'zod';

/** What the backend answers to a save: a document, or a global. */
const response = z.object({
	doc: z.record(z.string(), z.unknown()).optional(),
	result: z.record(z.string(), z.unknown()).optional(),
});

type Data = Record<string, unknown>;

/** Texts that the backend made of those that were sent, such as an address that follows the title. */
export type DerivedTexts = readonly { name: string; sent: string; stored: string }[];

/** The document that the backend answers to a save. */
export function savedDocument(body: unknown): Data {
	const { doc, result } = response.safeParse(body).data ?? {};
	return doc ?? result ?? {};
}

/** The texts of a document that were stored as other ones than were sent. */
export function derivedTexts(sent: Data, stored: Data): DerivedTexts {
	return Object.entries(sent).flatMap(([name, value]) => {
		const now = stored[name];
		const isDerived = typeof value === 'string' && typeof now === 'string' && now !== value;
		return isDerived ? [{ name, sent: value, stored: now }] : [];
	});
}

/** Those of them that nobody has changed in the form since, by name. */
export const unchangedSince = (derived: DerivedTexts, form: Data): Record<string, string> =>
	Object.fromEntries(
		derived.flatMap(({ name, sent, stored }) => (form[name] === sent ? [[name, stored]] : [])),
	);
