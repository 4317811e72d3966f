/** The currencies of prices (specification section 9), in the order shown; `site/currencies.ts` has those that the site offers. */
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
	// The type of `Object.fromEntries` loses the names.
	return Object.fromEntries(fields) as PerCurrency<T, Suffix>;
}

const currencyByCountry: Partial<Record<string, Currency>> = { DK: 'DKK' };

/** The currency of a country (ISO 3166-1 alpha-2); undefined if it is not in `currencies`. */
export const currencyOf = (country: string): Currency | undefined => currencyByCountry[country];
