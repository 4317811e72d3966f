import type { LocaleCode } from '@website/contracts/locales';
import type { SearchedKind } from '../../platform/cluster/changed-documents.ts';

/** The index entry of a document in one language: the plain text that visitors read. */
export interface SearchEntry {
	kind: SearchedKind;
	document: number;
	lang: LocaleCode;
	title: string;
	lead: string;
	body: string;
	/** True if the document shows the price overview. */
	showsPrices: boolean;
}

/**
 * The share of its rank that a page below another page keeps: customer cases and integrations mention a product's words as often as the
 * product's own page.
 */
export const subpageShare = 0.5;

/** A search term: matches whole words of the index, or words that start with it. */
export interface Term {
	text: string;
	isPrefix: boolean;
}

/** A tree of terms joined by "and" (`all`) and "or" (`any`); its lists are never empty. */
export type Condition = Term | { all: readonly Condition[] } | { any: readonly Condition[] };

/** Writes a condition in a database's query language, with its syntax for a term, "and" and "or". */
export function writeCondition(
	condition: Condition,
	language: { term: (term: Term) => string; and: string; or: string },
): string {
	if ('text' in condition) return language.term(condition);
	const [parts, operator] =
		'all' in condition ? [condition.all, language.and] : [condition.any, language.or];
	return `(${parts.map((part) => writeCondition(part, language)).join(operator)})`;
}
