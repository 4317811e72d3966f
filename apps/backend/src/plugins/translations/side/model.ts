import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

/** What is copied from one language into another: a field, a section, an entry of a list. */
const copiedPart = z.object({
	/** Where it is in the source, such as `sections.2` or `seoTitle`. */
	from: z.string(),
	/** Where it goes in the target. */
	to: z.string(),
	/** Whether it becomes a new entry there, instead of taking the place of what is there. */
	insert: z.boolean(),
});
export type CopiedPart = z.infer<typeof copiedPart>;

/** A passage in both languages. */
const sideRow = z.object({
	/** Of the passage in the target, for saving; null where the target has no place for it yet. */
	id: z.string().nullable(),
	/** The names of its fields below the part, from the outside in. */
	label: z.string(),
	/** With inline codes as marks; null where only the target has the passage. */
	source: z.string().nullable(),
	target: z.string().nullable(),
	/** What the source said when it was translated; null where that is the same. */
	before: z.string().nullable(),
	/** The whole field. */
	copy: copiedPart.nullable(),
});
export type SideRow = z.infer<typeof sideRow>;

/** A section, an entry of a list, or everything else of the document. */
const sidePart = z.object({
	key: z.string(),
	/** Empty for everything that is no section. */
	title: z.string(),
	/** Which language has it. */
	has: z.enum(['both', 'source', 'target']),
	copy: copiedPart.nullable(),
	rows: z.array(sideRow),
});
export type SidePart = z.infer<typeof sidePart>;

/** A document in two languages, passage by passage. */
const sideBySide = z.object({
	source: z.enum(localeCodes),
	target: z.enum(localeCodes),
	parts: z.array(sidePart),
});
export type SideBySide = z.infer<typeof sideBySide>;

/** The same as somebody sees it. */
export const shownSideBySide = sideBySide.extend({
	/** Whether they may write the target. */
	mayWrite: z.boolean(),
});
export type ShownSideBySide = z.infer<typeof shownSideBySide>;

/** Why a text was not taken. */
const textProblem = z.enum(['changedMeanwhile', 'brokenCodes', 'gone']);
export type TextProblem = z.infer<typeof textProblem>;

/** After texts were saved: what stands there now, and which were not taken, by their ids. */
export const savedSideBySide = shownSideBySide.extend({
	problems: z.record(z.string(), textProblem),
});

/** A text as it was typed. */
export interface TypedText {
	id: string;
	/** What stood there when it was typed. */
	was: string;
	text: string;
}
