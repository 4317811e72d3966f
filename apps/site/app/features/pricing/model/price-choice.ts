import { knownCountries } from './countries.ts';
import { type Currency, defaultCurrency, isCurrency } from './currency.ts';

/** Countries of a visitor who has not chosen any (specification section 9). */
export const defaultCountries: readonly string[] = ['US', 'DE', 'FR'];

/** How many countries an address may put on the first paint. */
export const maxCountriesInAddress = 12;

/** What an address asks a price section to show. */
export interface PriceChoice {
	currency: Currency;
	countries: string[];
	/** Whether the address asked for it: then it goes before the visitor's stored choice. */
	explicit: boolean;
}

/**
 * Reads `?currency=DKK&countries=DK,SE&countries=NO`, as the forms send it without JavaScript.
 * Only known values count; anything else gives the defaults.
 */
export function parsePriceChoice(search: URLSearchParams): PriceChoice {
	const currency = search.get('currency')?.toUpperCase();
	const listed = search
		.getAll('countries')
		.slice(0, maxCountriesInAddress)
		.flatMap((value) => value.slice(0, 100).toUpperCase().split(','));
	const countries = knownCountries(listed).slice(0, maxCountriesInAddress);
	return {
		currency: isCurrency(currency) ? currency : defaultCurrency,
		countries: countries.length > 0 ? countries : [...defaultCountries],
		explicit: isCurrency(currency) || countries.length > 0,
	};
}

/** The same choice in its one normal form, for cache keys and canonical links; empty for the defaults. */
export function priceChoiceSearch({ currency, countries }: Omit<PriceChoice, 'explicit'>): string {
	const parts = [];
	if (currency !== defaultCurrency) parts.push(`currency=${currency}`);
	if (countries.join() !== defaultCountries.join()) parts.push(`countries=${countries.join()}`);
	return parts.length > 0 ? `?${parts.join('&')}` : '';
}
