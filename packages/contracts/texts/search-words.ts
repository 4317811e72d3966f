import { foldedSpellings } from './fold-text.ts';

/** A word of a text, folded for comparison, with its position (UTF-16 offsets, `end` exclusive). */
export interface TextWord {
	folded: string;
	/** Another folded spelling: "losning" beside "loesning" for "løsning"; the same as `folded` for most words. */
	plain: string;
	start: number;
	end: number;
}

function* eachWord(text: string): Generator<TextWord> {
	for (const { 0: word, index } of text.matchAll(/[\p{Letter}\p{Number}\p{Mark}\u00ad]+/gu)) {
		const [folded = '', plain = folded] = foldedSpellings(word);
		if (folded !== '') yield { folded, plain, start: index, end: index + word.length };
	}
}

/** The words of a text in order: runs of letters and digits. A soft hyphen (U+00AD) does not split a word. */
export const wordsIn = (text: string): TextWord[] => [...eachWord(text)];

/** Every folded spelling of the words of a text: "loesning" and "losning" for "løsning". */
export const spellingsIn = (text: string): string[] =>
	wordsIn(text).flatMap(({ folded, plain }) => (plain === folded ? folded : [folded, plain]));

/** The folded words of a query, without duplicates, up to the number that a search uses. */
export const queryWords = (query: string): string[] =>
	[...new Set(wordsIn(query).map(({ folded }) => folded))].slice(0, searchLimits.queryWords);

type IsMatch = (folded: string) => boolean;

/** The first word of a text that matches the search; later words are not read. */
export function firstMatch(text: string, isMatch: IsMatch): TextWord | undefined {
	for (const word of eachWord(text)) if (isMatch(word.folded) || isMatch(word.plain)) return word;
	return undefined;
}

/** A piece of a text; `isMatch` is true for a word that matches the search. */
export interface MarkedText {
	text: string;
	isMatch: boolean;
}

/** Splits a text into pieces: matching words and the text between them. */
export function markWords(text: string, isMatch: IsMatch): MarkedText[] {
	const pieces: MarkedText[] = [];
	let at = 0;
	for (const { folded, plain, start, end } of wordsIn(text)) {
		if (!isMatch(folded) && !isMatch(plain)) continue;
		if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
		pieces.push({ text: text.slice(start, end), isMatch: true });
		at = end;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
	return pieces;
}

/** About `length` characters of a text around a match, cut between words; its beginning without a match. */
export function excerptOf(text: string, hit: TextWord | undefined, length: number): string {
	if (text.length <= length) return text;
	const earliest = Math.max(0, (hit?.start ?? 0) - Math.floor(length / 3));
	// Starts one character earlier, so that a word cut at the edge begins before `earliest`.
	const edge = Math.max(0, earliest - 1);
	const near = wordsIn(text.slice(edge, earliest + 2 * length)).map((word) => ({
		start: edge + word.start,
		end: edge + word.end,
	}));
	const start =
		earliest === 0 ? 0 : (near.find((word) => word.start >= earliest)?.start ?? earliest);
	const last = near.findLast((word) => word.end <= start + length);
	const end = last && last.end > start ? last.end : start + length;
	const piece = text.slice(start, end).trim();
	return `${start > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`;
}

/** How many typos a word may have by its length: zero below four letters, one below eight, then two. */
export const allowedMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** True if two words begin with the same letter, or if their first letter is left out, added or swapped. Typos there are rare. */
const haveSimilarStart = (typed: string, word: string): boolean =>
	typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];

/** Words shorter than this must have a similar start: "chat" does not match "what". */
const minLengthWithOtherStart = 6;

/**
 * True if a typed word matches another one with typos: letters left out, added, replaced or swapped with their neighbor, at most
 * `allowedMistakes`.
 */
export function isMistyped(typed: string, word: string): boolean {
	const maxMistakes = allowedMistakes(typed.length);
	if (maxMistakes === 0 || Math.abs(typed.length - word.length) > maxMistakes) return false;
	if (typed.length < minLengthWithOtherStart && !haveSimilarStart(typed, word)) return false;
	return mistakes(typed, word, maxMistakes) <= maxMistakes;
}

/** The number of typos (optimal string alignment distance), or a number above `max` as soon as there are more. */
function mistakes(a: string, b: string, max: number): number {
	let rowBeforeLast: number[] = [];
	let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const isSame = a[i - 1] === b[j - 1];
			let cost = Math.min(
				(lastRow[j] ?? 0) + 1,
				(row[j - 1] ?? 0) + 1,
				(lastRow[j - 1] ?? 0) + (isSame ? 0 : 1),
			);
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && j > 1 && i > 1)
				cost = Math.min(cost, (rowBeforeLast[j - 2] ?? 0) + 1);
			row.push(cost);
		}
		if (Math.min(...row, ...lastRow) > max) return max + 1;
		rowBeforeLast = lastRow;
		lastRow = row;
	}
	return lastRow[b.length] ?? 0;
}

/** Limits of a search, in both the site and the content endpoint. */
export const searchLimits = {
	/** Maximum characters of a query, and maximum words; further ones are ignored. */
	queryLength: 100,
	queryWords: 8,
	/** Maximum documents of one kind in a response. */
	results: 30,
} as const;
