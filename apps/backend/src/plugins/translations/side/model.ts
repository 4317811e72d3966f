import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

/** A field, section or list entry to copy from one locale into another. */
const partCopy = z.object({
	/** Its path in the source, for example `sections.2` or `seoTitle`. */
	from: z.string(),
	/** Its path in the target. */
	to: z.string(),
	/** True to insert a new entry, false to replace the existing one. */
	insert: z.boolean(),
});
export type PartCopy = z.infer<typeof partCopy>;

/** The field with the address of a document, which is neither copied nor translated by machine. */
export const addressField = 'slug';

/** The id of the file in the id of an alternative text, `media.12.alt`; null for other texts. */
export const pictureOf = (id: string | null): number | null =>
	Number(/^media\.(\d{1,9})\.alt$/.exec(id ?? '')?.[1]) || null;

/** What a passage of a rich text is. */
const passageKind = z.enum(['heading', 'paragraph', 'listItem', 'cell', 'quote']);
export type PassageKind = z.infer<typeof passageKind>;

/** A passage in both locales. */
const sideRow = z.object({
	/** The id of the passage in the source, or in the target if only that has it; null if the target has no place for it. */
	id: z.string().nullable(),
	/** The id of the passage in the target; null if saving a text adds it. */
	place: z.string().nullable(),
	/** The labels of its fields below the part, from the outside in. */
	label: z.string(),
	kind: passageKind.nullable(),
	/** The source text, with inline codes as marks; null if only the target has the passage. */
	source: z.string().nullable(),
	target: z.string().nullable(),
	/** The source text at the time of the translation; null if it has not changed since. */
	before: z.string().nullable(),
	/** Copies the whole field. */
	copy: partCopy.nullable(),
	/** True for a text that the user may not write, although they may write the document. */
	isReadOnly: z.boolean().optional(),
});
export type SideRow = z.infer<typeof sideRow>;

/** A section, a list entry, or the rest of the document. */
const sidePart = z.object({
	key: z.string(),
	/** Empty for the rest of the document. */
	title: z.string(),
	/** The locales that have it. */
	has: z.enum(['both', 'source', 'target']),
	copy: partCopy.nullable(),
	rows: z.array(sideRow),
});
export type SidePart = z.infer<typeof sidePart>;

/** A document in two locales, passage by passage. */
const sideBySide = z.object({
	source: z.enum(localeCodes),
	target: z.enum(localeCodes),
	parts: z.array(sidePart),
});
export type SideBySide = z.infer<typeof sideBySide>;

/** How many texts of the source have a translation. */
export interface Progress {
	done: number;
	all: number;
}

/** The progress of a translation. `textOf` returns the text of a row in the target. */
export function progressOf(
	{ parts }: Pick<SideBySide, 'parts'>,
	textOf: (row: SideRow) => string | null = ({ target }) => target,
): Progress {
	const rows = parts.flatMap((part) => part.rows).filter(({ source }) => source?.trim());
	return { done: rows.filter((row) => textOf(row)?.trim()).length, all: rows.length };
}

/** The document and the rights of the user. */
export const sideBySideResponse = sideBySide.extend({
	/** True if the user may write the target. */
	canWrite: z.boolean(),
});
export type SideBySideResponse = z.infer<typeof sideBySideResponse>;

/** Why a text was not saved. */
const textProblem = z.enum(['changedMeanwhile', 'brokenCodes', 'gone', 'forbidden']);
export type TextProblem = z.infer<typeof textProblem>;

/** The response to saving texts: the document, and the problems of unsaved texts by passage id. */
export const saveResponse = sideBySideResponse.extend({
	problems: z.record(z.string(), textProblem),
});

/** A text that the user typed and that is not saved yet. */
export interface TypedText {
	id: string;
	/** The text that it replaces. */
	was: string;
	text: string;
}
