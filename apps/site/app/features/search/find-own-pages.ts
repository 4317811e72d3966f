import { markWords, queryWords, wordsIn } from '@website/contracts/search-words';
import { matchesWord } from './match-word';
import type { SearchResult } from './search-results';

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
		const words = wordsIn(`${title} ${description}`).map(({ folded }) => folded);
		if (!searchedWords.every((word) => words.some((folded) => matchesWord(word, folded))))
			return [];
		return [{ href, title: markWords(title, isMatch), text: markWords(description, isMatch) }];
	});
}
