import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { InitialPrices } from './initial-prices';
import type { EmailPrice } from './model/prices';
import {
	createPriceStore,
	type PriceStore,
	type PriceStoreState,
	restoreChoice,
} from './store/price-store';

interface Prices {
	store: PriceStore;
	emailPrices: EmailPrice[];
}

const PricesContext = createContext<Prices | null>(null);

interface PricesProviderProps {
	/** What the route's loader read; null on a page without prices. */
	initialPrices: InitialPrices | null;
	children: ReactNode;
}

/** Gives every price section of a page the same store, so that they show the same choice. */
export function PricesProvider({ initialPrices, children }: PricesProviderProps) {
	if (!initialPrices) return children;
	return <PricesRoot initialPrices={initialPrices}>{children}</PricesRoot>;
}

function PricesRoot({
	initialPrices,
	children,
}: {
	initialPrices: InitialPrices;
	children: ReactNode;
}) {
	const [store] = useState(() => createPriceStore({ initial: initialPrices }));
	// Only what the page was rendered with matters; a later page keeps the store and the choice in it.
	const [rendered] = useState(initialPrices);
	useEffect(() => {
		void restoreChoice(store, rendered);
	}, [store, rendered]);
	return (
		<PricesContext value={{ store, emailPrices: initialPrices.emailPrices }}>
			{children}
		</PricesContext>
	);
}

function useContextValue(): Prices {
	const prices = use(PricesContext);
	if (!prices) throw new Error('Price sections need a PricesProvider above them');
	return prices;
}

/** A part of the price store. */
export function usePrices<T>(select: (state: PriceStoreState) => T): T {
	return useStore(useContextValue().store, select);
}

/** The e-mail price tiers the page was rendered with. */
export function useEmailPrices(): EmailPrice[] {
	return useContextValue().emailPrices;
}
