/** The currencies prices come in (specification section 9), in the order in which they are shown. */
export const currencies = ['EUR', 'DKK'] as const;

export type Currency = (typeof currencies)[number];

/** The currency of a visitor who has not chosen one. Never derived from the page's language. */
export const defaultCurrency: Currency = 'EUR';

/** Narrows any value to one of the currencies. */
export function isCurrency(value: unknown): value is Currency {
	return currencies.some((currency) => currency === value);
}
