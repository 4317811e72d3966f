import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import type { ReactNode } from 'react';

/** Renders its children once for every currency. CSS shows the visitor's currency, even in a cached page and before scripts start. */
export function InEachCurrency({ children }: { children: (currency: Currency) => ReactNode }) {
	return siteCurrencies().map((currency) => (
		<span key={currency} data-figure={currency} translate="no">
			{children(currency)}
		</span>
	));
}
