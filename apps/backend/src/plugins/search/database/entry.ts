import type { LocaleCode } from '@website/contracts/locales';
import type { SearchedKind } from '../../../platform/content-versions/changed-documents.ts';

/** A document in one language as it is searched: plain text, as visitors read it. */
export interface SearchEntry {
	kind: SearchedKind;
	document: number;
	lang: LocaleCode;
	title: string;
	lead: string;
	body: string;
	/** Whether it shows the price overview. */
	showsPrices: boolean;
}

/** What a word of a query is looked for as: whole words of the index, and beginnings of words. */
export interface Term {
	text: string;
	isPrefix: boolean;
}

/** One of several terms, all of several parts, and so on down; none of it is empty. */
export type Condition = Term | { all: readonly Condition[] } | { any: readonly Condition[] };

/** Writes a condition in a query language of full text: how a term, "and" and "or" are written. */
export function writeCondition(
	condition: Condition,
	language: { term: (term: Term) => string; and: string; or: string },
): string {
	if ('text' in condition) return language.term(condition);
	const [parts, operator] =
		'all' in condition ? [condition.all, language.and] : [condition.any, language.or];
	return `(${parts.map((part) => writeCondition(part, language)).join(operator)})`;
}
