import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import type { InitialPrices } from './initial-prices';
import { InitialPricesContext } from './initial-prices-context';
import type { EmailPrice } from './model/prices';
import {
	createPriceStore,
	type PriceStore,
	type PriceStoreState,
	restoreChoice,
} from './store/price-store';

/** One store for what one page was rendered with: its price sections share it, and no two requests do. */
const stores = new WeakMap<InitialPrices, PriceStore>();
const restored = new WeakSet<PriceStore>();

function useInitialPrices(): InitialPrices {
	const initialPrices = use(InitialPricesContext);
	if (!initialPrices) throw new Error('Price sections need an InitialPricesContext above them');
	return initialPrices;
}

function storeOf(initialPrices: InitialPrices): PriceStore {
	const store = stores.get(initialPrices) ?? createPriceStore({ initial: initialPrices });
	stores.set(initialPrices, store);
	return store;
}

/** A part of the price store. */
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
}

/** The e-mail price tiers the page was rendered with. */
export function useEmailPrices(): EmailPrice[] {
	return useInitialPrices().emailPrices;
}
