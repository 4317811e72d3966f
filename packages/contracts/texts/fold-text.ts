import { withoutSoftHyphens } from './soft-hyphens.ts';

/** Replacements of letters that many keyboards lack: spelled out, and the similar plain letter. */
const letters: Record<string, readonly [spelledOut: string, plain: string]> = {
	æ: ['ae', 'ae'],
	ø: ['oe', 'o'],
	å: ['aa', 'a'],
	ä: ['ae', 'a'],
	ö: ['oe', 'o'],
	ü: ['ue', 'u'],
	ß: ['ss', 'ss'],
};

function fold(text: string, spelling: 0 | 1): string {
	// A fast path for most words, since a long text has thousands.
	if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase();
	return withoutSoftHyphens(text)
		.normalize('NFC')
		.toLowerCase()
		.replace(/[æøåäöüß]/g, (letter) => letters[letter]?.[spelling] ?? letter)
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '');
}

/**
 * Normalizes text for searches and slugs: lower case, æ as ae, ø as oe, å as aa, ä as ae, ö as oe, ü as ue, ß as ss, other letters without
 * accents, without soft hyphens.
 */
export const foldText = (text: string): string => fold(text, 0);

/** The words of a query, folded by `foldText` and split at whitespace. */
export const foldedWords = (query: string): string[] =>
	foldText(query).split(/\s+/).filter(Boolean);

/**
 * The folded spellings of a text: "oestrig" and "ostrig" for "Østrig"; one if both are equal. A query matches if its `foldText` is one of
 * them.
 */
export const foldedSpellings = (text: string): string[] => [
	...new Set([foldText(text), fold(text, 1)]),
];
