import type { Currency } from '@website/contracts/currencies';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CountrySummary, OperatorMatch } from '#shared/prices/price-model.ts';
import { hasPrice } from '#shared/prices/summary.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { countryOptions, matchesSearch } from '../countries/country-options';
import { useFetched } from '../loading/use-fetched';
import { sitePrices } from '../site-prices';
import { SearchField } from '../tables/search-field';
import type { ExplorerRow } from './columns';
import { CountryTable } from './country-table';

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
function useOperatorMatches(query: string): ReadonlyMap<string, number> {
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

interface SearchableTableProps {
	summaries: CountrySummary[];
	currency: Currency;
}

function useRows(summaries: CountrySummary[]): ExplorerRow[] {
	const locale = useLocale();
	return useMemo(() => {
		const byCountry = new Map(summaries.map((summary) => [summary.country, summary]));
		return countryOptions([...byCountry.keys()], locale).flatMap((option) => {
			const summary = byCountry.get(option.code);
			return summary && hasPrice(summary) ? [{ option, summary }] : [];
		});
	}, [summaries, locale]);
}

function useMatchingRows(rows: ExplorerRow[], query: string) {
	const matches = useOperatorMatches(query);
	return useMemo(
		() =>
			rows.flatMap((row): ExplorerRow[] => {
				if (matchesSearch(row.option, query)) return [row];
				const matching = matches.get(row.option.code);
				return matching ? [{ ...row, matching }] : [];
			}),
		[rows, matches, query],
	);
}

/** All countries with a price in a table, with a search for countries and operators. */
export function SearchableTable({ summaries, currency }: SearchableTableProps) {
	const { pricing } = useMessages();
	const [query, setQuery] = useState('');
	const deferredQuery = useDeferredValue(query);
	const matches = useMatchingRows(useRows(summaries), deferredQuery);
	const operators = matches.reduce((sum, { matching = 0 }) => sum + matching, 0);
	return (
		<>
			<SearchField
				label={pricing.explorerSearch}
				hint={pricing.explorerSearchHint}
				value={query}
				onChange={setQuery}
				summary={[
					pricing.explorerFound(matches.length),
					...(operators > 0 ? [pricing.operatorCount(operators)] : []),
				].join(' · ')}
			/>
			<CountryTable rows={matches} query={deferredQuery} currency={currency} />
		</>
	);
}
