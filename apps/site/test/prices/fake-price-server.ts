import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { countryCodes } from '@website/contracts/countries';
import { type Currency, isCurrency } from '@website/contracts/currencies';
import { typeDefs } from '@website/contracts/prices-sdl';
import { listen } from '@website/contracts/testing/listen';
import { buildSchema, graphql } from 'graphql';
import { Hono } from 'hono';
import { exampleChanges, exampleEmailPrices, examplePrices, inCurrency } from './example-prices.ts';

export const fakeToken = 'fake-price-token-0123456789';

/** Returns the response of a faulty price API to a request, or undefined for the regular response. */
export type Misbehavior = (
	request: Request,
) => Response | undefined | Promise<Response | undefined>;

export interface FakePriceServer {
	origin: string;
	/** Settings of a site that uses this server. */
	settings: {
		PRICE_API_URL: string;
		PRICE_API_TOKEN: string;
		APP_HOST_URL: string;
		PRICE_API_VALID_FROM: 'yes';
	};
	/** The received requests in order. */
	requests: { path: string; authorization: string | null; body: unknown }[];
	misbehave: (behavior: Misbehavior | null) => void;
	close: () => Promise<void>;
}

const schema = buildSchema(typeDefs);

function priceModelList(
	args: { currency?: Currency; countries?: string[] },
	operators: Readonly<Record<string, number>>,
) {
	const countries = args.countries?.length ? args.countries : countryCodes;
	const { currency } = args;
	return countries.map((country) => {
		const model = examplePrices(country, operators[country]);
		return currency && isCurrency(currency) ? inCurrency(model, currency) : model;
	});
}

/**
 * Starts a price API and app host that follow the contract. `misbehave` makes them fail. `operators` is the number of operators by country;
 * the default is three.
 */
export async function startFakePriceServer(
	operators: Readonly<Record<string, number>> = {},
): Promise<FakePriceServer> {
	const requests: FakePriceServer['requests'] = [];
	let misbehavior: Misbehavior | null = null;
	const app = new Hono()
		.use(async (c, next) => {
			const text = await c.req.raw.clone().text();
			requests.push({
				path: c.req.path,
				authorization: c.req.header('authorization') ?? null,
				body: text ? JSON.parse(text) : null,
			});
			const response = await misbehavior?.(c.req.raw);
			if (response) return response;
			if (c.req.header('authorization') !== `Bearer ${fakeToken}`) return c.text('', 401);
			await next();
		})
		.post('/prices/graphql', async (c) => {
			const { query, variables } = await c.req.json();
			const result = await graphql({
				schema,
				source: query,
				variableValues: variables,
				rootValue: {
					priceModelList: (args: Parameters<typeof priceModelList>[0]) =>
						priceModelList(args, operators),
					priceChanges: exampleChanges,
				},
			});
			return c.json(result);
		})
		.get('/api/v1/prices/email', (c) => c.json(exampleEmailPrices));

	const server: Server = createServer({ keepAliveTimeout: 0 }, getRequestListener(app.fetch));
	const { origin, close } = await listen(server);
	return {
		origin,
		settings: {
			PRICE_API_URL: `${origin}/prices/graphql`,
			PRICE_API_TOKEN: fakeToken,
			APP_HOST_URL: origin,
			PRICE_API_VALID_FROM: 'yes',
		},
		requests,
		misbehave: (next) => {
			misbehavior = next;
		},
		close,
	};
}
