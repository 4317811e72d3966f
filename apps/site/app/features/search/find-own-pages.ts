import { markWords, wordsIn } from '@website/contracts/search-words';
import type { SearchResult } from './search-results';
import { means } from './word-meant';

interface OwnPage {
	href: string;
	title: string;
	description: string;
}

/** Those pages that the site makes itself in which every word of a query stands. */
export function findOwnPages(pages: readonly OwnPage[], query: string): SearchResult[] {
	const queryWords = wordsIn(query).map(({ folded }) => folded);
	if (queryWords.length === 0) return [];
	const isMatch = (folded: string) => queryWords.some((word) => means(word, folded));
	return pages.flatMap(({ href, title, description }) => {
		const words = wordsIn(`${title} ${description}`).map(({ folded }) => folded);
		if (!queryWords.every((word) => words.some((folded) => means(word, folded)))) return [];
		return [{ href, title: markWords(title, isMatch), text: markWords(description, isMatch) }];
	});
}
