import { excerptOf, firstMatch, markWords, wordsIn } from '@website/contracts/search-words';
import type { DescribedOperation } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { operationPath } from '../docs-viewer/addresses';
import type { SearchResult } from './search-results';
import { means } from './word-meant';

const excerptLength = 160;

/** The operations of the API document in which every word of a query stands, those named by it first. */
export function findOperations(
	operations: readonly DescribedOperation[],
	query: string,
	{ locale, most }: { locale: LocaleCode; most: number },
): SearchResult[] {
	const queryWords = wordsIn(query).map(({ folded }) => folded);
	if (queryWords.length === 0) return [];
	const isMatch = (folded: string) => queryWords.some((word) => means(word, folded));
	const has = (text: string) => {
		const words = wordsIn(text).map(({ folded }) => folded);
		return queryWords.filter((word) => words.some((folded) => means(word, folded))).length;
	};
	return operations
		.flatMap((operation) => {
			const { method, path, summary, tag, description, parameters } = operation;
			const name = `${method} ${path}`;
			const text = [
				...description,
				...parameters.map((parameter) => `${parameter.name}: ${parameter.description}`),
			].join(' ');
			if (has(`${name} ${summary} ${tag} ${text}`) < queryWords.length) return [];
			const title = summary || name;
			const described = `${name}. ${text}`;
			const excerpt = excerptOf(described, firstMatch(described, isMatch), excerptLength);
			const result = {
				href: operationPath(locale, operation),
				title: markWords(title, isMatch),
				text: markWords(excerpt, isMatch),
			};
			return [{ result, named: has(`${title} ${name} ${tag}`) }];
		})
		.sort((a, b) => b.named - a.named)
		.slice(0, most)
		.map(({ result }) => result);
}
