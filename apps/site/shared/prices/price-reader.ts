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

/** What pages are rendered from. `onIncomplete` is called when a page made with the answer must not be stored. */
export interface PriceReader {
	/** Prices with the first of very many operators. */
	prices(query: PriceQuery, onIncomplete?: () => void): Promise<PriceModel[]>;
	/** Every country's prices in one currency, reduced. */
	summaries(currency: Currency, onIncomplete?: () => void): Promise<CountrySummary[]>;
	rcs(query: PriceQuery): Promise<RcsPriceModel[]>;
	/** E-mail prices, an empty list on any error (specification section 8). */
	emailPrices(onIncomplete?: () => void): Promise<EmailPrice[]>;
	/** Announced changes of prices, the last day first; null where the price API tells of none by contract. */
	changes(onIncomplete?: () => void): Promise<PriceChange[] | null>;
	/** Codes of the countries with an SMS price. */
	smsCountries(onIncomplete?: () => void): Promise<string[]>;
	/** Operators of which every word of a search begins a word or is the network code, `most` at most. */
	operators(search: string, most: number): Promise<Operator[]>;
}
