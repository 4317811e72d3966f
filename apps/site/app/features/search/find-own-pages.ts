import {
	allowedMistakes,
	isMistyped,
	markWords,
	queryWords,
	spellingsIn,
} from '@website/contracts/search-words';
import type { SearchResult } from './search-results';

/** True if a folded word starts with a word of the query, or equals it apart from typos. */
export const matchesWord = (queryWord: string, folded: string): boolean =>
	folded.startsWith(queryWord) ||
	(allowedMistakes(queryWord.length) > 0 && isMistyped(queryWord, folded));

interface OwnPage {
	href: string;
	title: string;
	description: string;
}

/** Finds generated pages that contain every word of a query. */
export function findOwnPages(pages: readonly OwnPage[], query: string): SearchResult[] {
	const searchedWords = queryWords(query);
	if (searchedWords.length === 0) return [];
	const isMatch = (folded: string) => searchedWords.some((word) => matchesWord(word, folded));
	return pages.flatMap(({ href, title, description }) => {
		const words = spellingsIn(`${title} ${description}`);
		if (!searchedWords.every((word) => words.some((folded) => matchesWord(word, folded))))
			return [];
		return [{ href, title: markWords(title, isMatch), text: markWords(description, isMatch) }];
	});
}
