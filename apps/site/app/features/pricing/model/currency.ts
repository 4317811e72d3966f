/** The currencies prices come in (specification section 9). */
export const currencies = ['EUR', 'DKK'] as const;

export type Currency = (typeof currencies)[number];

/** The currency of a visitor who has not chosen one. Never derived from the page's language. */
export const defaultCurrency: Currency = 'EUR';

/** Whether a value is one of the two currencies. */
export function isCurrency(value: unknown): value is Currency {
	return value === 'EUR' || value === 'DKK';
}
