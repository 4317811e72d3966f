/** Text with the same formatting within a line. */
export interface Run {
	text: string;
	isBold: boolean;
	isItalic: boolean;
	isStruck: boolean;
	isCode: boolean;
	/** The URL of a link, or `null`. */
	href: string | null;
}

export type Inline = Run | 'break';

/** A picture in a pasted text. */
export interface Picture {
	/** A `data:`, `file:` or `https:` URL. */
	src: string;
	alt: string;
}

/** A block of a pasted text, independent of its source program. */
export type PastedBlock =
	| { kind: 'paragraph' | 'quote'; content: Inline[] }
	/** Level 0 is the title of a document. */
	| { kind: 'heading'; level: number; content: Inline[] }
	/** A list item; `level` starts at 1. */
	| { kind: 'item'; level: number; isOrdered: boolean; start: number; content: Inline[] }
	/** Rows of cells; a cell is a list of lines. */
	| { kind: 'table'; rows: Inline[][][][]; hasHeader: boolean }
	| { kind: 'picture'; picture: Picture }
	| { kind: 'rule' };

/** A block with a single line of text. */
export type LineBlock = Extract<PastedBlock, { content: Inline[] }>;

/** True if a line contains text. */
export const hasWords = (content: readonly Inline[]): boolean =>
	content.some((part) => part !== 'break' && part.text.trim() !== '');

/** A serialized node of the editor (Lexical). */
export interface PastedNode {
	type: string;
	version: number;
	[property: string]: unknown;
}
