import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import type { Currency } from '../model/currency';
import type { CountrySummary } from '../model/summary-schema';
import { countryOptions, matchesSearch } from '../view/country-options';
import type { ExplorerRow } from './columns';
import { CountryTable } from './country-table';
import { useOperatorMatches } from './use-operator-matches';

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
			return summary ? [{ option, summary }] : [];
		});
	}, [summaries, locale]);
}

/** Rows of countries that are meant by their names, and of those that have operators which are meant. */
function useFound(rows: ExplorerRow[], query: string) {
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

/** All countries in a table, with a search for countries and operators. */
export function SearchableTable({ summaries, currency }: SearchableTableProps) {
	const { pricing } = useMessages();
	const id = useId();
	const [query, setQuery] = useState('');
	const settled = useDeferredValue(query);
	const found = useFound(useRows(summaries), settled);
	const operators = found.reduce((sum, { matching = 0 }) => sum + matching, 0);
	return (
		<>
			<div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
				<div className="w-full max-w-[28rem]">
					<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
						{pricing.explorerSearch}
					</label>
					<input
						id={id}
						type="search"
						value={query}
						placeholder={pricing.explorerSearchHint}
						onChange={(event) => setQuery(event.target.value)}
						className="min-h-12 w-full bg-surface px-4 shadow-[inset_0_0_0_2px_var(--line-strong)] placeholder:text-muted"
					/>
				</div>
				<p role="status" className="py-3 text-sm text-muted">
					{pricing.explorerFound(found.length)}
					{operators > 0 && ` · ${pricing.operatorCount(operators)}`}
				</p>
			</div>
			<CountryTable rows={found} query={settled} currency={currency} />
		</>
	);
}
