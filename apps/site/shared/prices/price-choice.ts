import { type Currency, defaultCurrency, isCurrency } from '@website/contracts/currencies';
import { addressLimits } from '../limits.ts';
import { knownCountries } from './countries.ts';

/** Countries of a visitor who has not chosen any (specification section 9). */
export const defaultCountries: readonly string[] = ['US', 'DE', 'FR'];

/** What an address asks a price section to show. */
export interface PriceChoice {
	currency: Currency;
	countries: string[];
	/** Whether the address asked for it: then it goes before the visitor's stored choice. */
	explicit: boolean;
}

/**
 * Reads `?currency=DKK&countries=DK,SE&countries=NO`, as the forms send it without JavaScript.
 * Only known values count; anything else gives the defaults. An empty list is the choice of no country.
 */
export function parsePriceChoice(search: URLSearchParams): PriceChoice {
	const currency = search.get('currency')?.toUpperCase();
	const listed = search
		.getAll('countries')
		.slice(0, addressLimits.maxCountries)
		.flatMap((value) => value.slice(0, 100).toUpperCase().split(','))
		.filter(Boolean);
	const countries = knownCountries(listed).slice(0, addressLimits.maxCountries);
	// The last country was removed: a choice of none, which rubbish is not.
	const choosesNone = search.has('countries') && listed.length === 0;
	return {
		currency: isCurrency(currency) ? currency : defaultCurrency,
		countries: countries.length > 0 || choosesNone ? countries : [...defaultCountries],
		explicit: isCurrency(currency) || countries.length > 0 || choosesNone,
	};
}

/** The choice as an address says it, in full, as a shared one goes before what is stored. */
export function priceChoiceSearch({ currency, countries }: Omit<PriceChoice, 'explicit'>): string {
	return `currency=${currency}&countries=${countries.join()}`;
}

/** Whether the choice is the one of an address that says nothing. */
export function isDefaultChoice({ currency, countries }: Omit<PriceChoice, 'explicit'>): boolean {
	return currency === defaultCurrency && countries.join() === defaultCountries.join();
}
