import { defaultCurrency, localeCurrency } from '@website/contracts/site-currencies';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { addressLimits } from '#shared/limits.ts';
import {
	areDefaultCountries,
	type PriceChoice,
	priceChoiceSearch,
} from '#shared/prices/price-address.ts';
import { useLocale } from '~/i18n/context';
import { chosenCurrency } from '../store/state';
import { usePrices } from '../use-prices';
import { rememberAddress } from './written-address';

const parameters = ['currency', 'countries'];

/** Returns the query with the choice added. A query without a choice stays without one while the defaults are selected. */
export function searchWithChoice(
	search: string,
	choice: Omit<PriceChoice, 'named'>,
	initialCurrency = defaultCurrency(),
): string {
	const currentParameters = new URLSearchParams(search);
	const hasChoice = parameters.some((name) => currentParameters.has(name));
	for (const name of parameters) currentParameters.delete(name);
	const isTooLong = choice.countries.length > addressLimits.maxCountries;
	const isDefault = choice.currency === initialCurrency && areDefaultCountries(choice.countries);
	const address = isTooLong || (!hasChoice && isDefault) ? '' : priceChoiceSearch(choice);
	const parts = [currentParameters.toString(), address].filter(Boolean);
	return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Writes the choice into the URL, bypassing the router, which would reload the page data. */
export function useChoiceUrl(): void {
	const initialCurrency = localeCurrency(useLocale());
	const currency = usePrices(chosenCurrency);
	const countries = usePrices((state) => state.selectedCountries);
	// The router restores its own URL when a link on the page is followed.
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: overwrites the router's entry again
	useEffect(() => {
		const search = searchWithChoice(location.search, { currency, countries }, initialCurrency);
		rememberAddress(location.pathname + search);
		if (search === location.search) return;
		history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
	}, [currency, countries, initialCurrency, key]);
}
