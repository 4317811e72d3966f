import { type Currency, currencies } from '@website/contracts/currencies';
import type { ReactNode } from 'react';

/** Something in every currency; the style sheet shows the visitor's own, also in a stored page and before any script has started. */
export function InEachCurrency({ children }: { children: (currency: Currency) => ReactNode }) {
	return currencies.map((currency) => (
		<span key={currency} data-figure={currency}>
			{children(currency)}
		</span>
	));
}
