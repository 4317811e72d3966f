import { foldedSpellings, foldedWords } from '@website/contracts/fold-text';
import type { Operator } from './price-model.ts';

/** What a search for operators is compared with: a line of the name as people type it and the network code, each word after a blank. */
export function operatorText({ name, mccMnc }: Pick<Operator, 'name' | 'mccMnc'>): string {
	return ` ${foldedSpellings(name.replaceAll('\n', ' ')).join(' ')} ${mccMnc}`;
}

/** The words of a search for operators; a network code may be written 238-01, 238 01 or 23801. */
export function operatorWords(query: string): string[] {
	return foldedWords(query.replace(/(?<!\d)(\d{3})[\s-](\d{2,3})(?!\d)/g, '$1$2'));
}

/** Whether a line matches: every word begins a word of it. */
export function hasWords(line: string, words: readonly string[]): boolean {
	return words.every((word) => line.includes(` ${word}`));
}

/** How many of the lines, of which each ends with a line break, match. */
export function countMatches(lines: string, words: readonly string[]): number {
	// The longest word is found least often.
	const [rarest, ...others] = words.toSorted((a, b) => b.length - a.length);
	if (!rarest) return 0;
	let count = 0;
	let at = lines.indexOf(` ${rarest}`);
	while (at >= 0) {
		const end = lines.indexOf('\n', at);
		const line = lines.slice(lines.lastIndexOf('\n', at) + 1, end);
		if (hasWords(line, others)) count += 1;
		at = lines.indexOf(` ${rarest}`, end);
	}
	return count;
}
