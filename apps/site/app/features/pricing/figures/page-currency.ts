import type { Currency } from '@website/contracts/currencies';
import { isSiteCurrency } from '@website/contracts/site-currencies';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readPriceChoice } from '#shared/prices/price-address.ts';
import { storageName } from '../store/storage';

/** Marks the document with the currency its figures are shown in (styles/generated/figures.css). */
export function showCurrency(currency: Currency): void {
	document.documentElement.dataset.currency = currency;
}

/** The currency an address asks for; undefined when it leaves that to the visitor's earlier choice. */
export function currencyInAddress(search: string): Currency | undefined {
	const { currency, named } = readPriceChoice(new URLSearchParams(search));
	return named.currency ? currency : undefined;
}

/** The currency the visitor chose before, in this browser; undefined without a choice. */
function storedCurrency(): Currency | undefined {
	try {
		const json = localStorage.getItem(storageName) ?? '';
		const chosen = /"selectedCurrency":"([A-Z]{3})"/.exec(json)?.[1];
		return isSiteCurrency(chosen) ? chosen : undefined;
	} catch {
		// Storage may be forbidden: then nothing was chosen.
		return undefined;
	}
}

/** After a navigation in the document: the new page's figures are in the currency of its address, or in the chosen one. */
export function usePageCurrency(): void {
	const { search } = useLocation();
	useEffect(() => {
		const currency = currencyInAddress(search) ?? storedCurrency();
		if (currency) showCurrency(currency);
	}, [search]);
}
