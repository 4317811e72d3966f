import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { InitialPrices } from '../initial-prices.ts';
import { type SitePrices, sitePrices } from '../site-prices.ts';
import { createPriceActions, type PriceActions } from './actions.ts';
import { mergeStoredState } from './price-data.ts';
import { createPriceRequests } from './requests.ts';
import {
	initialState,
	type PriceState,
	type RequestState,
	storageName,
	storageVersion,
	storedFields,
} from './state.ts';
import { priceStorage } from './storage.ts';

export type PriceStoreState = PriceState & RequestState & PriceActions;
export type PriceStore = ReturnType<typeof createPriceStore>;

interface Options {
	initial?: InitialPrices | undefined;
	client?: SitePrices;
	storage?: () => Storage;
}

/** The price store (specification sections 3, 4, 5 and 8), one per page, initialized with the server's prices. */
export function createPriceStore({ initial, client = sitePrices, storage }: Options = {}) {
	return createStore<PriceStoreState>()(
		persist(
			(set, get) => ({
				...initialState(initial),
				...createPriceActions(client, createPriceRequests(client, set, get), set, get),
			}),
			{
				name: storageName,
				version: storageVersion,
				storage: priceStorage(storage),
				skipHydration: true,
				partialize: (state): unknown => storedFields(state),
				merge: (storedState, current) => mergeStoredState(storedState, current, initial?.named),
			},
		),
	);
}

/** True if the server's prices include all of the visitor's choice. */
function includesChoice(
	initial: InitialPrices,
	{ selectedCurrency, selectedCountries }: PriceState,
) {
	const { failed, currency, priceData } = initial;
	const serverIds = new Set(priceData.map(({ id }) => id));
	return (
		!failed &&
		(selectedCurrency || currency) === currency &&
		selectedCountries.every((country) => serverIds.has(country))
	);
}

/** After hydration, restores the stored choice except for parameters in the URL, and stores the result. Fetches only missing prices. */
export async function restoreChoice(store: PriceStore, initial?: InitialPrices): Promise<void> {
	await store.persist.rehydrate();
	// Stores the parameters of the URL.
	if (initial?.named.currency || initial?.named.countries) store.setState({});
	const { selectedCountries, retry } = store.getState();
	const isComplete = initial && includesChoice(initial, store.getState());
	if (!isComplete && selectedCountries.length > 0) await retry();
}
