/** Words of one look inside a line. */
export interface Run {
	text: string;
	isBold: boolean;
	isItalic: boolean;
	isStruck: boolean;
	isCode: boolean;
	/** Where the words lead; null for words that are no link. */
	href: string | null;
}

export type Inline = Run | 'break';

/** A picture on the clipboard, by what the pasted text says of it. */
export interface Picture {
	/** `data:`, `file:` or `https:` address. */
	src: string;
	alt: string;
}

/** What a pasted text consists of, whichever program it comes from. */
export type PastedBlock =
	| { kind: 'paragraph' | 'quote'; content: Inline[] }
	/** Level 0 is the title of a document. */
	| { kind: 'heading'; level: number; content: Inline[] }
	/** An entry of a list; `level` begins with 1. */
	| { kind: 'item'; level: number; isOrdered: boolean; start: number; content: Inline[] }
	/** Rows of cells of paragraphs. */
	| { kind: 'table'; rows: Inline[][][][]; hasHeader: boolean }
	| { kind: 'picture'; picture: Picture }
	| { kind: 'rule' };

/** A block that is one line of words. */
export type LineBlock = Extract<PastedBlock, { content: Inline[] }>;

/** Whether a line has words. */
export const hasWords = (content: readonly Inline[]): boolean =>
	content.some((one) => one !== 'break' && one.text.trim() !== '');
