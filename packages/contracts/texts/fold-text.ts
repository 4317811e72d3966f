import { withoutSoftHyphens } from './soft-hyphens.ts';

/** Letters that a keyboard without them writes as others: spelled out, and by the letter they resemble. */
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
	// Most words are like this, and a long text has thousands.
	if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase();
	return withoutSoftHyphens(text)
		.normalize('NFC')
		.toLowerCase()
		.replace(/[æøåäöüß]/g, (letter) => letters[letter]?.[spelling] ?? letter)
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '');
}

/** Text as searches and slugs compare it: lower case, æ as ae, ø as oe, å as aa, ä as ae, ö as oe, ü as ue, ß as ss, other letters without accents; without soft hyphens. */
export const foldText = (text: string): string => fold(text, 0);

/** The words of a query as `foldText` writes them, split at blanks. */
export const foldedWords = (query: string): string[] =>
	foldText(query).split(/\s+/).filter(Boolean);

/** The ways in which people type a text: "Østrig" as "oestrig" and "ostrig"; one where both are the same. A query matches if `foldText` makes one of them of it. */
export const foldedSpellings = (text: string): string[] => [
	...new Set([foldText(text), fold(text, 1)]),
];
