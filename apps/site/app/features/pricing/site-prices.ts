import type { Currency } from '@website/contracts/currencies';
import type * as z from 'zod/mini';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import {
	type CountrySummary,
	countryListSchema,
	type EmailPrice,
	emailPricesSchema,
	type OperatorMatch,
	operatorMatchesSchema,
	type PriceModel,
	priceModelsSchema,
	type RcsPriceModel,
	rcsPriceModelsSchema,
	summariesSchema,
} from '#shared/prices/price-model.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';

/** The browser's client for prices. It uses the site's own URLs without a token. */
export interface SitePrices {
	prices(query: PriceQuery, signal?: AbortSignal): Promise<PriceModel[]>;
	rcs(query: PriceQuery, signal?: AbortSignal): Promise<RcsPriceModel[]>;
	countries(signal?: AbortSignal): Promise<string[]>;
	emailPrices(signal?: AbortSignal): Promise<EmailPrice[]>;
	summaries(currency: Currency, signal?: AbortSignal): Promise<CountrySummary[]>;
	operatorMatches(search: string, signal?: AbortSignal): Promise<OperatorMatch[]>;
}

const timeoutInMilliseconds = 10_000;

/** `?currency=EUR&countries=US,DE`; an empty country list sends no filter (specification section 5). */
function search({ currency, countries }: PriceQuery): string {
	const filter = countries.length > 0 ? `&countries=${countries.join(',')}` : '';
	return `?currency=${currency}${filter}`;
}

async function get<T>(path: string, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<T> {
	const timeout = AbortSignal.timeout(timeoutInMilliseconds);
	const response = await fetchWithRetry(path, {
		signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
	});
	if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
	const body: { data?: unknown } | null = await response.json();
	return schema.parse(body?.data);
}

export const sitePrices: SitePrices = {
	prices: (query, signal) => get(`/api/prices${search(query)}`, priceModelsSchema, signal),
	rcs: (query, signal) => get(`/api/prices/rcs${search(query)}`, rcsPriceModelsSchema, signal),
	countries: (signal) => get('/api/prices/countries', countryListSchema, signal),
	emailPrices: (signal) => get('/api/prices/email', emailPricesSchema, signal),
	summaries: (currency, signal) =>
		get(`/api/prices/summary?currency=${currency}`, summariesSchema, signal),
	operatorMatches: (text, signal) =>
		get(`/api/prices/operators?search=${encodeURIComponent(text)}`, operatorMatchesSchema, signal),
};
