import { useEffect, useState } from 'react';
import { suggestionsPath, withQuery } from '#shared/addresses/search-address.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { SearchResults } from '../search-results';

/** Between the last letter and the question for what it finds, in milliseconds. */
const pause = 120;

const isResults = (value: unknown): value is SearchResults =>
	typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups);

export interface Suggestions {
	/** What was found for the latest query that was answered; null before the first. */
	results: SearchResults | null;
	isFailed: boolean;
}

const none: Suggestions = { results: null, isFailed: false };

/** What a query finds while it is typed; an answer that is overtaken by further letters is dropped. */
export function useSuggestions(query: string, locale: LocaleCode): Suggestions {
	const [suggestions, setSuggestions] = useState(none);
	useEffect(() => {
		if (query === '') {
			setSuggestions(none);
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const ask = async () => {
			try {
				const response = await fetch(withQuery(suggestionsPath(locale), query), { signal });
				const results: unknown = await response.json();
				if (!isResults(results)) throw new Error(`The search answered with ${response.status}`);
				setSuggestions({ results, isFailed: results.isIncomplete });
			} catch (error) {
				if (signal.aborted) return;
				console.warn('The search failed:', error);
				setSuggestions({ results: null, isFailed: true });
			}
		};
		const timer = setTimeout(ask, pause);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [query, locale]);
	return suggestions;
}
