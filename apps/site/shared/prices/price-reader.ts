import type { Currency } from '@website/contracts/currencies';
import type {
	CountrySummary,
	EmailPrice,
	Operator,
	PriceChange,
	PriceModel,
	RcsPriceModel,
} from './price-model.ts';

/** Countries in one currency; no countries means no filter (specification section 5). */
export interface PriceQuery {
	currency: Currency;
	countries: readonly string[];
}

/** Prices for rendering pages. `onDegraded` is called if a page with the result must not be cached. */
export interface PriceReader {
	/** Prices with the first of very many operators. */
	prices(query: PriceQuery, onDegraded?: () => void): Promise<PriceModel[]>;
	/** A summary of each country's prices in one currency. */
	summaries(currency: Currency, onDegraded?: () => void): Promise<CountrySummary[]>;
	rcs(query: PriceQuery): Promise<RcsPriceModel[]>;
	/** E-mail prices, an empty list on any error (specification section 8). */
	emailPrices(onDegraded?: () => void): Promise<EmailPrice[]>;
	/** Announced price changes; null if the price API does not support them. */
	changes(onDegraded?: () => void): Promise<PriceChange[] | null>;
	/** Codes of the countries with an SMS price. */
	smsCountries(onDegraded?: () => void): Promise<string[]>;
	/** Operators for a search: each of its words is a prefix of a word in the name or of the network code. At most `limit`. */
	operators(search: string, limit: number): Promise<Operator[]>;
}

/** For a site without prices. */
export const noPrices: PriceReader = {
	prices: async () => [],
	summaries: async () => [],
	rcs: async () => [],
	emailPrices: async () => [],
	changes: async () => [],
	smsCountries: async () => [],
	operators: async () => [],
};
