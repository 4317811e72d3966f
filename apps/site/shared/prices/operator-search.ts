import { foldedSpellings, foldedWords } from '@website/contracts/fold-text';
import type { Operator } from './price-model.ts';

/** The search text of an operator: a line with the spellings of its name and the network code, each word after a space. */
export function operatorText({ name, mccMnc }: Pick<Operator, 'name' | 'mccMnc'>): string {
	return ` ${foldedSpellings(name.replaceAll('\n', ' ')).join(' ')} ${mccMnc}`;
}

/** The words of a search for operators. A network code may be 238-01, 238 01 or 23801. */
export function operatorWords(query: string): string[] {
	return foldedWords(query.replace(/(?<!\d)(\d{3})[\s-](\d{2,3})(?!\d)/g, '$1$2'));
}

/** True if each word is a prefix of a word in the line. */
export function hasWords(line: string, words: readonly string[]): boolean {
	return words.every((word) => line.includes(` ${word}`));
}

/** The number of matching lines; each line ends with a line break. */
export function countMatches(lines: string, words: readonly string[]): number {
	// The longest word is usually the rarest.
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
