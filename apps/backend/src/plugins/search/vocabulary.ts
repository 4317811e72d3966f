import { allowedMistakes, isMistyped, type TextWord } from '@website/contracts/search-words';
import SearchableMap from 'minisearch/SearchableMap';
import { limits } from './limits.ts';

/** The words of the index in a language, for compounds and typing mistakes. */
export class Vocabulary {
	readonly #words = new Set<string>();
	/** The same words as a tree, which finds similar ones. */
	readonly #tree = new SearchableMap<true>();

	add(words: readonly TextWord[]): void {
		const { shortest, longest } = limits.words;
		for (const word of new Set(words.flatMap(({ folded, plain }) => [folded, plain]))) {
			if (word.length < shortest || word.length > longest || this.#words.has(word)) continue;
			this.#words.add(word);
			this.#tree.set(word, true);
		}
	}

	has(word: string): boolean {
		return this.#words.has(word);
	}

	hasPrefix(word: string): boolean {
		return this.#tree.atPrefix(word).size > 0;
	}

	/** Words that contain another one but do not start with it: "preisliste" contains "liste". */
	compounds(word: string): string[] {
		const compounds: string[] = [];
		for (const other of this.#words) {
			if (other.indexOf(word) > 0) compounds.push(other);
			if (compounds.length === limits.compounds) break;
		}
		return compounds;
	}

	/** Words that a mistyped word may mean, the most similar first. */
	corrections(word: string): string[] {
		const mistakes = allowedMistakes(word.length);
		if (mistakes === 0) return [];
		// Two swapped letters are one mistake, but a distance of two in the tree.
		const similar = [...this.#tree.fuzzyGet(word, Math.max(2, mistakes)).entries()];
		return similar
			.sort(([, [, a]], [, [, b]]) => a - b)
			.flatMap(([other]) => (isMistyped(word, other) ? other : []))
			.slice(0, limits.corrections);
	}
}
