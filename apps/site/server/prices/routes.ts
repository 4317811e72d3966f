import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { currencies } from '../../app/features/pricing/model/currency.ts';
import type { PriceApi } from '../../app/features/pricing/model/prices.ts';
import { summarise } from '../../app/features/pricing/model/summary.ts';
import { documentFormats, priceDocument } from './documents.ts';
import { PriceSourceError } from './price-source-error.ts';
import { countriesParam, currencyParam, ParameterError } from './request-params.ts';

const fresh = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

function query(c: Context) {
	return {
		currency: currencyParam(c.req.query('currency')),
		countries: countriesParam(c.req.query('countries')),
	};
}

/** Says what went wrong without saying where prices come from. */
function failure(error: Error, c: Context): Response {
	c.header('Cache-Control', 'no-store');
	if (error instanceof ParameterError) {
		return c.json({ error: { field: error.field, message: error.message } }, 400);
	}
	const status = error instanceof PriceSourceError ? 502 : 500;
	return c.json({ error: { message: 'Prices are not available right now.' } }, status);
}

const contentTypes = {
	json: 'application/json; charset=utf-8',
	csv: 'text/csv; charset=utf-8',
};

/**
 * What browsers and machines may read of the prices: `/api/prices…` for the site's own pages (specification section 7,
 * behind the site so that no token leaves the server) and `/prices/{currency}.{format}` as documents for anyone.
 */
export function createPricesRoutes(priceApi: PriceApi): Hono {
	const routes = new Hono();
	routes.use('/api/prices', etag({ weak: true }));
	routes.use('/api/prices/*', etag({ weak: true }));
	routes.use('/prices/*', etag({ weak: true }));
	routes.onError(failure);

	const answer = (path: string, read: (c: Context) => Promise<unknown>) =>
		routes.get(path, async (c) => {
			const data = await read(c);
			return c.json({ data }, 200, { 'Cache-Control': fresh });
		});

	answer('/api/prices', (c) => priceApi.prices(query(c)));
	answer('/api/prices/rcs', (c) => priceApi.rcs(query(c)));
	answer('/api/prices/countries', () => priceApi.smsCountries());
	answer('/api/prices/email', () => priceApi.emailPrices());
	answer('/api/prices/summary', async (c) => {
		const currency = currencyParam(c.req.query('currency'));
		const models = await priceApi.prices({ currency, countries: [] });
		return models.map((model) => summarise(model, currency));
	});

	for (const currency of currencies) {
		for (const format of documentFormats) {
			routes.get(`/prices/${currency.toLowerCase()}.${format}`, async (c) =>
				c.body(await priceDocument(priceApi, currency, format), 200, {
					'Content-Type': contentTypes[format],
					'Cache-Control': fresh,
					'Access-Control-Allow-Origin': '*',
				}),
			);
		}
	}
	return routes;
}
