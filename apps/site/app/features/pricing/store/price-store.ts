import { defaultCurrency } from '@website/contracts/site-currencies';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { InitialPrices } from '../initial-prices.ts';
import { type SitePrices, sitePrices } from '../site-prices.ts';
import { createPriceActions, type PriceActions } from './actions.ts';
import { withRestored } from './price-data.ts';
import { createPriceRequests } from './requests.ts';
import { type PriceState, type RequestState, startingState, storedFields } from './state.ts';
import { priceStorage, storageName, storageVersion } from './storage.ts';

export type PriceStoreState = PriceState & RequestState & PriceActions;
export type PriceStore = ReturnType<typeof createPriceStore>;

interface Options {
	initial?: InitialPrices | undefined;
	client?: SitePrices;
	storage?: () => Storage;
}

/** The price store (specification sections 3, 4, 5 and 8): one for each page, starting from what the server rendered. */
export function createPriceStore({ initial, client = sitePrices, storage }: Options = {}) {
	return createStore<PriceStoreState>()(
		persist(
			(set, get) => ({
				...startingState(initial),
				...createPriceActions(client, createPriceRequests(client, set, get), set, get),
			}),
			{
				name: storageName,
				version: storageVersion,
				storage: priceStorage(storage),
				skipHydration: true,
				partialize: (state): unknown => storedFields(state),
				merge: (storedState, current) => withRestored(storedState, current, initial?.named),
			},
		),
	);
}

/** Whether the server rendered everything that is chosen. */
function covers(initial: InitialPrices, { selectedCurrency, selectedCountries }: PriceState) {
	const { failed, currency, priceData } = initial;
	const there = new Set(priceData.map(({ id }) => id));
	return (
		!failed &&
		(selectedCurrency || defaultCurrency()) === currency &&
		selectedCountries.every((country) => there.has(country))
	);
}

/** After hydration: the stored choice replaces what the address does not name, and both are stored. Fetches only what is not there. */
export async function restoreChoice(store: PriceStore, initial?: InitialPrices): Promise<void> {
	await store.persist.rehydrate();
	// Stores what the address names.
	if (initial?.named.currency || initial?.named.countries) store.setState({});
	const { selectedCountries, retry } = store.getState();
	const isComplete = initial && covers(initial, store.getState());
	if (!isComplete && selectedCountries.length > 0) await retry();
}
