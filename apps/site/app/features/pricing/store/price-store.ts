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
				merge: withRestored,
			},
		),
	);
}

function choiceOf({ selectedCurrency, selectedCountries, selectedRcsCountry }: PriceState): string {
	return [selectedCurrency, ...selectedCountries, selectedRcsCountry].join();
}

/** After hydration: the stored choice replaces the defaults unless the address asked otherwise. Fetches only what is not there. */
export async function restoreChoice(store: PriceStore, initial?: InitialPrices): Promise<void> {
	const rendered = choiceOf(store.getState());
	if (initial?.explicit) store.setState({});
	else await store.persist.rehydrate();
	const { selectedCountries, retry } = store.getState();
	const complete = initial && !initial.failed && choiceOf(store.getState()) === rendered;
	if (!complete && selectedCountries.length > 0) await retry();
}
