import type { LocaleCode } from '@website/contracts/locales';

/** What is copied from one language into another: a field, a section, an entry of a list. */
export interface CopiedPart {
	/** Where it is in the source, such as `sections.2` or `seoTitle`. */
	from: string;
	/** Where it goes in the target. */
	to: string;
	/** Whether it becomes a new entry there, instead of taking the place of what is there. */
	insert: boolean;
}

/** A passage in both languages. */
export interface SideRow {
	/** Of the passage in the target, for saving; null where the target has no place for it yet. */
	id: string | null;
	/** The names of its fields below the part, from the outside in. */
	label: string;
	/** With inline codes as marks; null where only the target has the passage. */
	source: string | null;
	target: string | null;
	/** What the source said when it was translated; null where that is the same. */
	before: string | null;
	/** The whole field. */
	copy: CopiedPart | null;
}

/** A section, an entry of a list, or everything else of the document. */
export interface SidePart {
	key: string;
	/** Empty for everything that is no section. */
	title: string;
	/** Which language has it. */
	has: 'both' | 'source' | 'target';
	copy: CopiedPart | null;
	rows: SideRow[];
}

/** A document in two languages, passage by passage. */
export interface SideBySide {
	source: LocaleCode;
	target: LocaleCode;
	parts: SidePart[];
}

/** The same as somebody sees it. */
export interface ShownSideBySide extends SideBySide {
	/** Whether they may write the target. */
	mayWrite: boolean;
}

/** Why a text was not taken. */
export type TextProblem = 'changedMeanwhile' | 'brokenCodes' | 'gone';

/** A text as it was typed. */
export interface TypedText {
	id: string;
	/** What stood there when it was typed. */
	was: string;
	text: string;
}
