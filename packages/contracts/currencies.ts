/** The currencies prices come in (specification section 9), in the order in which they are shown; `site/currencies.ts` says which are offered. */
export const currencies = ['EUR', 'DKK'] as const;

export type Currency = (typeof currencies)[number];

export function isCurrency(value: unknown): value is Currency {
	return currencies.some((currency) => currency === value);
}

/** A value for each currency under the name of its field in the price contract: `EURfee`, `DKKfee`. */
export type PerCurrency<T, Suffix extends string = ''> = {
	[C in Currency as `${C}${Suffix}`]: T;
};

/** Makes a value for each currency; `suffix` follows the currency in the field's name. */
export function perCurrency<T, const Suffix extends string = ''>(
	value: (currency: Currency) => T,
	suffix?: Suffix,
): PerCurrency<T, Suffix> {
	const fields = currencies.map((currency) => [`${currency}${suffix ?? ''}`, value(currency)]);
	// `Object.fromEntries` forgets which names there are.
	return Object.fromEntries(fields) as PerCurrency<T, Suffix>;
}

const currencyByCountry: Partial<Record<string, Currency>> = { DK: 'DKK' };

/** What a country (ISO 3166-1 alpha-2) pays in, of the currencies there are; undefined for all others. */
export const currencyOf = (country: string): Currency | undefined => currencyByCountry[country];
