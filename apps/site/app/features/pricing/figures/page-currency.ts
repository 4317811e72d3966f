import type { Currency } from '@website/contracts/currencies';
import { isSiteCurrency, localeCurrency } from '@website/contracts/site-currencies';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readPriceChoice } from '#shared/prices/price-address.ts';
import { useLocale } from '~/i18n/context';
import { storageName } from '../store/state';

/** Sets the document's currency, by which CSS shows figures (styles/generated/figures.css). */
export function showCurrency(currency: Currency): void {
	document.documentElement.dataset.currency = currency;
}

/** The currency in a URL; undefined if the stored choice applies. */
export function currencyInAddress(search: string): Currency | undefined {
	const { currency, named } = readPriceChoice(new URLSearchParams(search));
	return named.currency ? currency : undefined;
}

/** The visitor's stored choice of a currency; undefined without one. */
function storedCurrency(): Currency | undefined {
	try {
		const json = localStorage.getItem(storageName) ?? '';
		const currency = /"selectedCurrency":"([A-Z]{3})"/.exec(json)?.[1];
		return isSiteCurrency(currency) ? currency : undefined;
	} catch {
		// Access to local storage may be denied.
		return undefined;
	}
}

/** After a client-side navigation, sets the currency of the URL, the stored choice or the language. */
export function usePageCurrency(): void {
	const { search } = useLocation();
	const locale = useLocale();
	useEffect(
		() => showCurrency(currencyInAddress(search) ?? storedCurrency() ?? localeCurrency(locale)),
		[search, locale],
	);
}
