import {
	excerptOf,
	firstMatch,
	markWords,
	queryWords,
	spellingsIn,
} from '@website/contracts/search-words';
import type { DescribedOperation } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { operationPath } from '../docs-viewer/addresses';
import { matchesWord } from './find-own-pages';
import type { SearchResult } from './search-results';

const excerptLength = 160;

/** Finds operations of the API document that contain every word of a query, those with the most words in their title, path or tag first. */
export function findOperations(
	operations: readonly DescribedOperation[],
	query: string,
	{ locale, limit }: { locale: LocaleCode; limit: number },
): SearchResult[] {
	const searchedWords = queryWords(query);
	if (searchedWords.length === 0) return [];
	const isMatch = (folded: string) => searchedWords.some((word) => matchesWord(word, folded));
	const countMatches = (text: string) => {
		const words = spellingsIn(text);
		return searchedWords.filter((word) => words.some((folded) => matchesWord(word, folded))).length;
	};
	return operations
		.flatMap((operation) => {
			const { method, path, summary, tag, description, parameters } = operation;
			const name = `${method} ${path}`;
			const text = [
				...description,
				...parameters.map((parameter) => `${parameter.name}: ${parameter.description}`),
			].join(' ');
			if (countMatches(`${name} ${summary} ${tag} ${text}`) < searchedWords.length) return [];
			const title = summary || name;
			const content = `${name}. ${text}`;
			const excerpt = excerptOf(content, firstMatch(content, isMatch), excerptLength);
			const result = {
				href: operationPath(locale, operation),
				title: markWords(title, isMatch),
				text: markWords(excerpt, isMatch),
			};
			return [{ result, titleMatches: countMatches(`${title} ${name} ${tag}`) }];
		})
		.sort((a, b) => b.titleMatches - a.titleMatches)
		.slice(0, limit)
		.map(({ result }) => result);
}
