import type { Currency } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { defaultCountries } from '#shared/prices/price-address.ts';
import type { EmailPrice } from '#shared/prices/price-model.ts';
import { showCurrency } from './figures/page-currency';
import type { InitialPrices } from './initial-prices';
import { InitialPricesContext } from './initial-prices-context';
import { useFetched } from './loading/use-fetched';
import { sitePrices } from './site-prices';
import {
	createPriceStore,
	type PriceStore,
	type PriceStoreState,
	restoreChoice,
} from './store/price-store';

/** One store for what one page was rendered with: its price sections share it, and no two requests do. */
const stores = new WeakMap<InitialPrices, PriceStore>();
const restored = new WeakSet<PriceStore>();

/** Where a page was rendered without prices, sections say that there are none and fetch them in the browser. */
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
	const ofPage = use(InitialPricesContext);
	if (ofPage) return ofPage;
	const currency = defaultCurrency();
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

/** Puts the visitor's stored choice in place of the defaults once the page is interactive. */
export function useRestoredChoice(): void {
	const initialPrices = useInitialPrices();
	useEffect(() => {
		const store = storeOf(initialPrices);
		if (restored.has(store)) return;
		restored.add(store);
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

/** The e-mail price tiers of the page, or those fetched since; `retry` is null unless that failed. */
export function useEmailPriceList(): { tiers: EmailPrice[]; retry: (() => void) | null } {
	const { emailPrices, emailFailed } = useInitialPrices();
	const { loaded, failed, retry } = useFetched(emailFailed ? sitePrices.emailPrices : null);
	return { tiers: loaded ?? emailPrices, retry: failed ? retry : null };
}

export function useEmailPrices(): EmailPrice[] {
	return useEmailPriceList().tiers;
}
