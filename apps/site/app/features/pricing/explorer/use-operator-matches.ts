import { useMemo } from 'react';
import type { OperatorMatch } from '#shared/prices/price-model.ts';
import { useFetched } from '../loading/use-fetched';
import { sitePrices } from '../site-prices';

/** Shorter searches would find operators everywhere. */
const shortest = 2;
const longest = 60;
const pauseMs = 200;

interface Matches {
	query: string;
	operators: OperatorMatch[];
}

async function find(query: string, signal: AbortSignal): Promise<Matches> {
	await new Promise((resolve) => setTimeout(resolve, pauseMs));
	signal.throwIfAborted();
	return { query, operators: await sitePrices.operatorMatches(query, signal) };
}

/** How many operators of each country a search means; empty until the answer to just this search has come. */
export function useOperatorMatches(query: string): ReadonlyMap<string, number> {
	const text = query.trim().slice(0, longest);
	const fetch = useMemo(
		() => (text.length < shortest ? null : (signal: AbortSignal) => find(text, signal)),
		[text],
	);
	const { loaded } = useFetched(fetch);
	return useMemo(() => {
		const operators = loaded?.query === text ? loaded.operators : [];
		return new Map(operators.map((match) => [match.country, match.operators]));
	}, [loaded, text]);
}
