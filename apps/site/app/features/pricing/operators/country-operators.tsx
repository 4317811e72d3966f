import type { Currency } from '@website/contracts/currencies';
import { useDeferredValue, useMemo, useState } from 'react';
import { countryName, formatCount } from '#shared/prices/money.ts';
import { hasWords, operatorText, operatorWords } from '#shared/prices/operator-search.ts';
import type { OperatorPrices, TransactionRcs } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { useOnOpen } from '../loading/on-demand';
import { useFetched } from '../loading/use-fetched';
import { sitePrices } from '../site-prices';
import { SearchField } from '../tables/search-field';
import { usePrices } from '../use-prices';
import { OperatorTable } from './operator-table';

/** All operators of a country in the current currency, fetched on request. */
function useAllOperators(country: string, isRequested: boolean) {
	const currency = usePrices((state) => state.figuresCurrency);
	const fetch = useMemo(
		() =>
			isRequested
				? async (signal: AbortSignal) => {
						const response = await sitePrices.rcs({ currency, countries: [country] }, signal);
						const model = response.find(({ id }) => id === country);
						return { currency, rcs: model?.transactionRcs ?? null };
					}
				: null,
		[country, currency, isRequested],
	);
	return useFetched(fetch);
}

interface SearchableProps {
	label: string;
	operators: readonly OperatorPrices[];
	currency: Currency;
}

function SearchableOperators({ label, operators, currency }: SearchableProps) {
	const { pricing } = useMessages();
	const [query, setQuery] = useState('');
	const deferredQuery = useDeferredValue(query);
	const matches = useMemo(() => {
		const words = operatorWords(deferredQuery);
		return operators.filter(({ operator }) => hasWords(operatorText(operator), words));
	}, [operators, deferredQuery]);
	return (
		<>
			<SearchField
				label={pricing.operatorSearch}
				hint={pricing.operatorSearchHint}
				value={query}
				onChange={setQuery}
				summary={pricing.operatorCount(matches.length)}
			/>
			<OperatorTable label={label} operators={matches} currency={currency} />
		</>
	);
}

interface MoreProps {
	country: string;
	currency: Currency;
	count: number;
	failed: boolean;
	onRequest: () => void;
	onRetry: () => void;
}

/** Loads the operators that are not on the page yet; without JavaScript, links to a download. */
function MoreOperators({ country, currency, count, failed, onRequest, onRetry }: MoreProps) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const details = useOnOpen(onRequest);
	const all = pricing.allOperators(formatCount(count, locale));
	return (
		<>
			<details {...details} className="mt-4 no-script:hidden">
				<summary className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4">
					{all}
				</summary>
				{failed ? (
					<div role="alert" className="theme-secondary mt-2 bg-canvas px-5 py-4 text-fg">
						<p className="mb-3 font-bold">{pricing.failed}</p>
						<Button onClick={onRetry} look="secondary">
							{pricing.retry}
						</Button>
					</div>
				) : (
					<p role="status" className="py-2 text-muted">
						{pricing.loading} …
					</p>
				)}
			</details>
			<noscript>
				<p className="mt-4">
					<a
						href={`/prices/${currency.toLowerCase()}.csv?countries=${country}`}
						className="inline-block py-2 font-bold text-link underline underline-offset-4"
					>
						{all} (CSV)
					</a>
				</p>
			</noscript>
		</>
	);
}

/** The operators of a country: all of a short list; the first ones of a long list, and the others on request. */
export function CountryOperators({ rcs, currency }: { rcs: TransactionRcs; currency: Currency }) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const [isRequested, setRequested] = useState(false);
	const { data, failed, retry } = useAllOperators(
		rcs.country,
		isRequested && rcs.all !== undefined,
	);
	const label = pricing.showOperators(countryName(rcs.country, locale));
	if (rcs.all && data?.rcs && data.currency === currency) {
		return <SearchableOperators label={label} operators={data.rcs.operators} currency={currency} />;
	}
	return (
		<>
			<OperatorTable label={label} operators={rcs.operators} currency={currency} />
			{rcs.all && (
				<MoreOperators
					country={rcs.country}
					currency={currency}
					count={rcs.all.operators}
					failed={failed}
					onRequest={() => setRequested(true)}
					onRetry={retry}
				/>
			)}
		</>
	);
}
