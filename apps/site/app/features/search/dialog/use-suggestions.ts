import { useEffect, useState } from 'react';
import { suggestionsPath, withQuery } from '#shared/addresses/search-address.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { SearchResults } from '../search-results';

/** The delay between the last keystroke and the request. */
const debounceMs = 120;

const isResults = (value: unknown): value is SearchResults =>
	typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups);

export interface Suggestions {
	/** The results of the latest response; null before the first one. */
	results: SearchResults | null;
	isFailed: boolean;
}

const noSuggestions: Suggestions = { results: null, isFailed: false };

/** The results of a query while it is typed. A request is aborted when the query changes. */
export function useSuggestions(query: string, locale: LocaleCode): Suggestions {
	const [suggestions, setSuggestions] = useState(noSuggestions);
	useEffect(() => {
		if (query === '') {
			setSuggestions(noSuggestions);
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const load = async () => {
			try {
				const response = await fetch(withQuery(suggestionsPath(locale), query), { signal });
				const results: unknown = await response.json();
				if (!isResults(results)) throw new Error(`The search responded with ${response.status}`);
				setSuggestions({ results, isFailed: results.isIncomplete });
			} catch (error) {
				if (signal.aborted) return;
				console.warn('The search failed:', error);
				setSuggestions({ results: null, isFailed: true });
			}
		};
		const timer = setTimeout(load, debounceMs);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [query, locale]);
	return suggestions;
}
