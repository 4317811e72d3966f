import type { Currency } from '@website/contracts/currencies';
import { localeCurrency } from '@website/contracts/site-currencies';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { defaultCountries } from '#shared/prices/price-address.ts';
import type { EmailPrice } from '#shared/prices/price-model.ts';
import { useLocale } from '~/i18n/context';
import { showCurrency } from './figures/page-currency';
import { type InitialPrices, InitialPricesContext } from './initial-prices';
import { useFetched } from './loading/use-fetched';
import { sitePrices } from './site-prices';
import {
	createPriceStore,
	type PriceStore,
	type PriceStoreState,
	restoreChoice,
} from './store/price-store';

/** One store per page's initial prices, shared by its price sections but not between requests. */
const stores = new WeakMap<InitialPrices, PriceStore>();
const restoredStores = new WeakSet<PriceStore>();

/** The initial prices of a page that was rendered without prices: sections show an error, and the browser fetches the prices. */
const noPrices = (currency: Currency): InitialPrices => ({
	currency,
	countries: [...defaultCountries],
	named: { currency: false, countries: false },
	priceData: [],
	emailPrices: [],
	failed: true,
	emailFailed: true,
});
const withoutPrices = new Map<Currency, InitialPrices>();

function useInitialPrices(): InitialPrices {
	const pagePrices = use(InitialPricesContext);
	const currency = localeCurrency(useLocale());
	if (pagePrices) return pagePrices;
	const empty = withoutPrices.get(currency) ?? noPrices(currency);
	withoutPrices.set(currency, empty);
	return empty;
}

function storeOf(initialPrices: InitialPrices): PriceStore {
	const store = stores.get(initialPrices) ?? createPriceStore({ initial: initialPrices });
	stores.set(initialPrices, store);
	return store;
}

export function usePrices<T>(select: (state: PriceStoreState) => T): T {
	return useStore(storeOf(useInitialPrices()), select);
}

/** Replaces the defaults with the visitor's stored choice after hydration. */
export function useRestoredChoice(): void {
	const initialPrices = useInitialPrices();
	useEffect(() => {
		const store = storeOf(initialPrices);
		if (restoredStores.has(store)) return;
		restoredStores.add(store);
		void restoreChoice(store, initialPrices);
	}, [initialPrices]);
	useEffect(
		() =>
			storeOf(initialPrices).subscribe(({ selectedCurrency }) => {
				if (selectedCurrency) showCurrency(selectedCurrency);
			}),
		[initialPrices],
	);
}

/** The e-mail price tiers of the page, or those fetched later; `retry` is null unless fetching failed. */
export function useEmailPriceList(): { tiers: EmailPrice[]; retry: (() => void) | null } {
	const { emailPrices, emailFailed } = useInitialPrices();
	const { data, failed, retry } = useFetched(emailFailed ? sitePrices.emailPrices : null);
	return { tiers: data ?? emailPrices, retry: failed ? retry : null };
}
