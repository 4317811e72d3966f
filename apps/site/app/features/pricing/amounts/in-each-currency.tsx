import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import type { ReactNode } from 'react';

/** Something in every currency; the style sheet shows the visitor's own, also in a stored page and before any script has started. */
export function InEachCurrency({ children }: { children: (currency: Currency) => ReactNode }) {
	return siteCurrencies().map((currency) => (
		<span key={currency} data-figure={currency}>
			{children(currency)}
		</span>
	));
}
