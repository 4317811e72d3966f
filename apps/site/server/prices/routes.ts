import { type Currency, currencies } from '@website/contracts/currencies';
import { isSiteCurrency, siteCurrencies } from '@website/contracts/site-currencies';
import { type Context, Hono } from 'hono';
import { readCountryList, readCurrency } from '#shared/prices/price-address.ts';
import { compression } from '../receiving/compression.ts';
import { entityTag } from '../receiving/entity-tag.ts';
import { limits } from '../settings/limits.ts';
import { PriceApiError } from './price-api-error.ts';
import type { PriceCache } from './price-cache.ts';
import { documentFormats, priceDocument } from './price-documents.ts';

/** Thrown for an invalid parameter; becomes a 400 response with its name and the expected value. */
class ParameterError extends Error {
	override name = 'ParameterError';
	readonly field: string;

	constructor(field: string, message: string) {
		super(message);
		this.field = field;
	}
}

function currencyParam(value: string | undefined): Currency {
	const currency = readCurrency(value);
	if (currency && currency === value) return currency;
	throw new ParameterError('currency', `currency must be ${siteCurrencies().join(' or ')}`);
}

/** The `countries` parameter: valid codes, sorted and unique, so that equivalent requests are equal; empty for all countries. */
function countriesParam(value = ''): string[] {
	const { countries, isExact } = readCountryList([value]);
	if (isExact) return countries.sort();
	throw new ParameterError(
		'countries',
		'countries must be a list of ISO 3166-1 alpha-2 codes such as DE,FR',
	);
}

/** The `countries` parameter of responses with all operators: exactly one country. */
function oneCountryParam(value: string | undefined): string[] {
	const countries = countriesParam(value);
	if (countries.length === 1) return countries;
	throw new ParameterError('countries', 'countries must be one ISO 3166-1 alpha-2 code such as DE');
}

function searchParam(value = ''): string {
	const search = value.trim().toLowerCase();
	const [minLength, maxLength] = limits.prices.searchLength;
	if (search.length >= minLength && search.length <= maxLength) return search;
	throw new ParameterError('search', `search must have ${minLength} to ${maxLength} characters`);
}

const cacheControl = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

function priceQuery(c: Context) {
	return {
		currency: currencyParam(c.req.query('currency')),
		countries: countriesParam(c.req.query('countries')),
	};
}

/** The response to an error, without details of the price source. */
function errorResponse(error: Error, c: Context): Response {
	c.header('Cache-Control', 'no-store');
	if (error instanceof ParameterError) {
		return c.json({ error: { field: error.field, message: error.message } }, 400);
	}
	const status = error instanceof PriceApiError ? 502 : 500;
	return c.json({ error: { message: 'Prices are not available right now.' } }, status);
}

/** Streams text and generates it on demand; an error aborts the response. */
function textStream(text: Iterable<string>): ReadableStream<Uint8Array> {
	const parts = text[Symbol.iterator]();
	const encoder = new TextEncoder();
	return new ReadableStream({
		pull(controller) {
			const { done, value } = parts.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		cancel() {
			parts.return?.();
		},
	});
}

/**
 * The public routes for prices: `/api/prices…` for the site's own pages (specification section 7, proxied so that no token leaves the
 * server) and `/prices/{currency}.{format}` as documents for anyone. The number of operators affects the size of `/api/prices/rcs` (one
 * country) and of the documents only.
 */
export function createPricesRoutes(priceApi: PriceCache): Hono {
	const routes = new Hono();
	for (const path of ['/api/prices', '/api/prices/*', '/prices/*']) {
		routes.use(path, compression());
	}
	routes.onError(errorResponse);

	const getJson = (path: string, read: (c: Context) => Promise<unknown>) =>
		routes.get(path, async (c) => {
			const text = JSON.stringify({ data: await read(c) });
			return c.body(text, 200, {
				'Content-Type': 'application/json',
				'Cache-Control': cacheControl,
				ETag: entityTag(text),
			});
		});

	getJson('/api/prices', (c) => priceApi.prices(priceQuery(c)));
	getJson('/api/prices/rcs', (c) =>
		priceApi.rcs({
			currency: currencyParam(c.req.query('currency')),
			countries: oneCountryParam(c.req.query('countries')),
		}),
	);
	getJson('/api/prices/countries', () => priceApi.smsCountries());
	getJson('/api/prices/email', () => priceApi.emailPricesOrFail());
	getJson('/api/prices/summary', (c) => priceApi.summaries(currencyParam(c.req.query('currency'))));
	getJson('/api/prices/operators', (c) =>
		priceApi.operatorMatches(searchParam(c.req.query('search'))),
	);

	for (const currency of currencies) {
		for (const [extension, format] of Object.entries(documentFormats)) {
			routes.get(`/prices/${currency.toLowerCase()}.${extension}`, async (c) => {
				if (!isSiteCurrency(currency)) return c.notFound();
				const countries = countriesParam(c.req.query('countries'));
				const document = await priceDocument(priceApi, currency, format, countries);
				return c.body(textStream(document.text), 200, {
					'Content-Type': format.contentType,
					'Cache-Control': document.incomplete ? 'no-store' : cacheControl,
					'Access-Control-Allow-Origin': '*',
					ETag: `W/${entityTag(`${extension} ${document.version}`)}`,
				});
			});
		}
	}
	return routes;
}
