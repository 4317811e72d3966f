import type { Currency } from '@website/contracts/currencies';
import type { PriceChoice } from '#shared/prices/price-address.ts';
import type { EmailPrice, PriceModel } from '#shared/prices/price-model.ts';

/** The prices of the server's render, from which the browser's store starts. Serialized into the page. */
export interface InitialPrices {
	currency: Currency;
	countries: string[];
	/** What of this choice the page's address names. */
	named: PriceChoice['named'];
	priceData: PriceModel[];
	emailPrices: EmailPrice[];
	/** Whether the price API could not be read; `priceData` is then empty. */
	failed: boolean;
	/** Whether e-mail prices could not be read: the browser tries again. */
	emailFailed: boolean;
}
