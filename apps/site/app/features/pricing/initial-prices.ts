import type { Currency } from '@website/contracts/currencies';
import type { PriceChoice } from '#shared/prices/price-address.ts';
import type { EmailPrice, PriceModel } from '#shared/prices/price-model.ts';

/** The prices of the server's render, which initialize the browser's store. Serialized into the page. */
export interface InitialPrices {
	currency: Currency;
	countries: string[];
	/** The parts of this choice that the page's URL contains. */
	named: PriceChoice['named'];
	priceData: PriceModel[];
	emailPrices: EmailPrice[];
	/** True if the price API could not be read; `priceData` is then empty. */
	failed: boolean;
	/** True if e-mail prices could not be read; the browser then fetches them. */
	emailFailed: boolean;
}
