import { useMemo } from 'react';
import type { OperatorMatch } from '#shared/prices/price-model.ts';
import { useFetched } from '../loading/use-fetched';
import { sitePrices } from '../site-prices';

/** Shorter searches would match too many operators. */
const minLength = 2;
const maxLength = 60;
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

/** The number of operators per country that match a search; empty until the response to this search arrives. */
export function useOperatorMatches(query: string): ReadonlyMap<string, number> {
	const text = query.trim().slice(0, maxLength);
	const fetch = useMemo(
		() => (text.length < minLength ? null : (signal: AbortSignal) => find(text, signal)),
		[text],
	);
	const { data } = useFetched(fetch);
	return useMemo(() => {
		const operators = data?.query === text ? data.operators : [];
		return new Map(operators.map((match) => [match.country, match.operators]));
	}, [data, text]);
}
