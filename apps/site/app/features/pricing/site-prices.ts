import type { Currency } from '@website/contracts/currencies';
import type * as z from 'zod/mini';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import {
	countryListSchema,
	emailPricesSchema,
	operatorMatchesSchema,
	priceModelsSchema,
	rcsPriceModelsSchema,
	summariesSchema,
} from '#shared/prices/price-model.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';

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

/** The browser's client for prices. It uses the site's own URLs without a token. */
export const sitePrices = {
	prices: (query: PriceQuery, signal?: AbortSignal) =>
		get(`/api/prices${search(query)}`, priceModelsSchema, signal),
	rcs: (query: PriceQuery, signal?: AbortSignal) =>
		get(`/api/prices/rcs${search(query)}`, rcsPriceModelsSchema, signal),
	countries: (signal?: AbortSignal) => get('/api/prices/countries', countryListSchema, signal),
	emailPrices: (signal?: AbortSignal) => get('/api/prices/email', emailPricesSchema, signal),
	summaries: (currency: Currency, signal?: AbortSignal) =>
		get(`/api/prices/summary?currency=${currency}`, summariesSchema, signal),
	operatorMatches: (text: string, signal?: AbortSignal) =>
		get(`/api/prices/operators?search=${encodeURIComponent(text)}`, operatorMatchesSchema, signal),
};

export type SitePrices = typeof sitePrices;
