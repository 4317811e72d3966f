import { foldText } from './fold-text.ts';

/** A word of a text: how a search compares it, and where it stands (UTF-16 positions, the end not included). */
export interface TextWord {
	folded: string;
	start: number;
	end: number;
}

function* eachWord(text: string): Generator<TextWord> {
	for (const { 0: word, index } of text.matchAll(/[\p{Letter}\p{Number}\p{Mark}\u00ad]+/gu)) {
		const folded = foldText(word);
		if (folded !== '') yield { folded, start: index, end: index + word.length };
	}
}

/** The words of a text in their order: runs of letters and digits; where a word may break (U+00AD), it is still one. */
export const wordsIn = (text: string): TextWord[] => [...eachWord(text)];

type IsMatch = (folded: string) => boolean;

/** The first word of a text that matches the search; later words are not read. */
export function firstMatch(text: string, isMatch: IsMatch): TextWord | undefined {
	for (const word of eachWord(text)) if (isMatch(word.folded)) return word;
	return undefined;
}

/** A piece of a text, and whether it is a word that was searched for. */
export interface MarkedText {
	text: string;
	isMatch: boolean;
}

/** A text in pieces, the words that were searched for apart. */
export function markWords(text: string, isMatch: IsMatch): MarkedText[] {
	const pieces: MarkedText[] = [];
	let at = 0;
	for (const { folded, start, end } of wordsIn(text)) {
		if (!isMatch(folded)) continue;
		if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
		pieces.push({ text: text.slice(start, end), isMatch: true });
		at = end;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
	return pieces;
}

/** About `length` characters of a text around a word of it that was found, cut between words; its beginning without one. */
export function excerptOf(text: string, hit: TextWord | undefined, length: number): string {
	if (text.length <= length) return text;
	const earliest = Math.max(0, (hit?.start ?? 0) - Math.floor(length / 3));
	// One character more, so that a word that is cut at the edge is known by beginning there.
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

/** How many typing mistakes a word may have by its length: none below four letters, one below eight, then two. */
export const allowedMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether a word is begun as another one, with at most its first letter left out, added or swapped: few mistype how a word begins. */
const beginsAlike = (typed: string, word: string): boolean =>
	typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];

/** Below this length, a word of another beginning is another word: "chat" does not mean "what". */
const shortestOtherBeginning = 6;

/** Whether a typed word means another one: letters left out, added, replaced or swapped with their neighbor, as few as `allowedMistakes` says. */
export function isMistyped(typed: string, word: string): boolean {
	const most = allowedMistakes(typed.length);
	if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
	if (typed.length < shortestOtherBeginning && !beginsAlike(typed, word)) return false;
	return mistakes(typed, word) <= most;
}

/** The number of such mistakes (optimal string alignment distance). */
function mistakes(a: string, b: string): number {
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const isSame = a[i - 1] === b[j - 1];
			let least = Math.min(
				(last[j] ?? 0) + 1,
				(row[j - 1] ?? 0) + 1,
				(last[j - 1] ?? 0) + (isSame ? 0 : 1),
			);
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && j > 1 && i > 1)
				least = Math.min(least, (before[j - 2] ?? 0) + 1);
			row.push(least);
		}
		before = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

/** Limits of a search that the site and the content endpoint both keep to. */
export const searchLimits = {
	/** Characters of a query, and words of it that count. */
	queryLength: 100,
	queryWords: 8,
	/** Documents of one kind in an answer. */
	results: 30,
} as const;
