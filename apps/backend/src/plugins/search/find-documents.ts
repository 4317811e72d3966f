import type { LocaleCode } from '@website/contracts/locales';
import {
	excerptOf,
	firstMatch,
	type MarkedText,
	markWords,
	queryWords,
} from '@website/contracts/search-words';
import type { Payload } from 'payload';
import type { AddressBook } from '../../content/addresses/address-book.ts';
import { type Condition, type SearchedCollection, searchedCollections } from './entry.ts';
import { limits } from './limits.ts';
import { buildConditions, termsIn } from './terms.ts';
import { searchIndex, waitForIndex, waitForPages } from './update-search-index.ts';

export interface SearchHit {
	href: string;
	title: MarkedText[];
	excerpt: MarkedText[];
}

interface Search {
	payload: Payload;
	book: AddressBook;
	lang: LocaleCode;
	query: string;
	/** The maximum number of hits of each kind. */
	first: number;
}

/** Returns a function that checks if a word of a text matches one of the terms. */
function matcher(conditions: readonly Condition[]): (folded: string) => boolean {
	const terms = conditions.flatMap(termsIn);
	const prefixes = terms.filter(({ isPrefix }) => isPrefix).map(({ text }) => text);
	const whole = new Set(terms.filter(({ isPrefix }) => !isPrefix).map(({ text }) => text));
	return (folded) => whole.has(folded) || prefixes.some((text) => folded.startsWith(text));
}

/** An excerpt of the lead, or of the text around the first match if only the rest of the text has one. */
function excerptIn(lead: string, rest: string, isMatch: (folded: string) => boolean): string {
	const length = limits.excerptLength;
	const inLead = firstMatch(lead, isMatch);
	if (inLead) return excerptOf(lead, inLead, length);
	const inRest = firstMatch(rest, isMatch);
	return excerptOf(lead === '' || inRest ? rest : lead, inRest, length);
}

function findHits(
	{ book, lang, first }: Search,
	collection: SearchedCollection,
	conditions: readonly Condition[],
): SearchHit[] {
	const index = searchIndex();
	const all = index.find(collection, lang, { all: conditions });
	const entries =
		all.length === 0 && conditions.length > 1
			? index.find(collection, lang, { any: conditions })
			: all;
	const isMatch = matcher(conditions);
	return entries.slice(0, first).flatMap(({ id, title, lead, body }) => {
		// The address book may be newer than the index.
		const href = book.href(collection, String(id), lang);
		if (href === null) return [];
		const excerpt = markWords(excerptIn(lead, body.replaceAll('\n', ' · '), isMatch), isMatch);
		return { href, title: markWords(title, isMatch), excerpt };
	});
}

/** Finds documents of each collection, the best first: those with all words of the query, or else with any of them. */
export async function findDocuments(search: Search): Promise<Map<SearchedCollection, SearchHit[]>> {
	const { payload, book, lang, query } = search;
	await waitForIndex(payload, book);
	const conditions = await buildConditions(searchIndex().vocabularies[lang], queryWords(query));
	return new Map(
		searchedCollections.map((collection) => [
			collection,
			conditions.length > 0 ? findHits(search, collection, conditions) : [],
		]),
	);
}

/** The page with the price overview; null if no page has one. */
export async function findPricePage({
	payload,
	book,
	lang,
}: Pick<Search, 'payload' | 'book' | 'lang'>): Promise<{ id: string; href: string } | null> {
	await waitForIndex(payload, book);
	const find = () => {
		for (const id of searchIndex().pricePages(lang)) {
			const href = book.href('pages', String(id), lang);
			if (href !== null) return { id: String(id), href };
		}
		return null;
	};
	const page = find();
	if (page) return page;
	// Wait until all pages are indexed before returning null: the response is cached, and with it a 404 for country pages.
	await waitForPages(payload, book);
	return find();
}
