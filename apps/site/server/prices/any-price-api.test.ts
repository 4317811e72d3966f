import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { examplePrices } from '../../test/prices/example-prices.ts';
import {
	type FakePriceServer,
	fakeToken,
	startFakePriceServer,
} from '../../test/prices/fake-price-server.ts';
import { startSpecifiedPriceServer } from '../../test/prices/specified-price-server.ts';
import { priceSchemaWith } from '../../test/prices/specified-schema.ts';
import { health } from '../observing/health-routes.ts';
import { Metrics } from '../observing/metrics.ts';
import { limits } from '../settings/limits.ts';
import { type PriceArguments, parseArguments } from './declared-arguments.ts';
import { createPriceApi, createPricesRoutes } from './index.ts';
import { createPriceApiClient } from './price-api-client.ts';
import { PriceCache } from './price-cache.ts';

function siteOf(origin: string, args?: PriceArguments) {
	const warnings: string[] = [];
	const warn = (message: string) => warnings.push(message);
	const source = createPriceApiClient({
		priceApiUrl: `${origin}/prices/graphql`,
		appHostUrl: origin,
		token: fakeToken,
		args,
	});
	const priceApi = new PriceCache({ source, warn });
	return { priceApi, warnings, routes: createPricesRoutes(priceApi) };
}

describe('a price API with the specified fields only and prices as numbers', () => {
	let server: Awaited<ReturnType<typeof startSpecifiedPriceServer>>;
	beforeAll(async () => {
		server = await startSpecifiedPriceServer();
	});
	afterAll(() => server.close());

	it('provides all prices and is probed for other fields once', async () => {
		const { priceApi, routes, warnings } = siteOf(server.origin);
		const [model] = await priceApi.prices({ currency: 'EUR', countries: ['DK'] });
		expect(model?.transactionSms).toMatchObject({ EUR: '0.0132', validFrom: null });
		for (const address of [
			'/api/prices/summary?currency=DKK',
			'/prices/eur.csv',
			'/prices/dkk.json',
		]) {
			expect((await routes.request(address)).status).toBe(200);
		}
		const probes = server.queries.filter((query) => query.includes('validFrom'));
		expect(probes).toHaveLength(1);
		expect(warnings).toEqual([]);
	});
});

describe.each([false, true])(
	'an API that declares other arguments (hides its schema, so that they are set: %s)',
	(rejectsIntrospection) => {
		it.each([
			'currency: Currency!, countries: [String!]',
			'currency: Money!, countries: [String!]',
			'currency: String!, countries: [String]',
			'currency: String, countries: [ID!]',
			'currency: Currency!, countries: [ID]',
		])('provides prices: %s', async (args) => {
			const server = await startSpecifiedPriceServer({
				schema: priceSchemaWith(args),
				rejectsIntrospection,
			});
			onTestFinished(() => server.close());
			const setting = rejectsIntrospection ? parseArguments(args) : undefined;
			const { priceApi, routes, warnings } = siteOf(server.origin, setting);
			const [model] = await priceApi.prices({ currency: 'DKK', countries: ['DK'] });
			expect(model?.transactionSms?.DKK).toBe('0.0924');
			expect((await routes.request('/prices/eur.csv')).status).toBe(200);
			expect(await priceApi.smsCountries()).toContain('DK');
			expect(warnings).toEqual([]);
			const last = server.queries.at(-1);
			for (const type of args.match(/(?<=: )[^,]+/g) ?? []) expect(last).toContain(type);
		});
	},
);

it('accepts an API whose currency argument has the name of the variable', async () => {
	const schema = priceSchemaWith('priceModelListCurrency: Currency!, countries: [String!]');
	const server = await startSpecifiedPriceServer({ schema });
	onTestFinished(() => server.close());
	const { priceApi } = siteOf(server.origin);
	const [model] = await priceApi.prices({ currency: 'EUR', countries: ['DK'] });
	expect(model?.transactionSms?.EUR).toBe('0.0132');
});

it('requests the arguments once from an API without the price query', async () => {
	const schema = buildSchema('type Query { version: String }');
	const server = await startSpecifiedPriceServer({ schema });
	onTestFinished(() => server.close());
	const { priceApi } = siteOf(server.origin);
	for (const countries of [['DK'], ['SE']]) {
		await expect(priceApi.prices({ currency: 'EUR', countries })).rejects.toThrow('query refused');
	}
	expect(server.queries.filter((query) => query.includes('__schema'))).toHaveLength(1);
});

describe('a price API with more fields', () => {
	let server: FakePriceServer;
	beforeAll(async () => {
		server = await startFakePriceServer();
	});
	afterAll(() => server.close());

	it('is queried for them after one probe', async () => {
		server.misbehave(null);
		const { priceApi } = siteOf(server.origin);
		const [model] = await priceApi.prices({ currency: 'EUR', countries: ['DK'] });
		expect(model?.transactionSms?.validFrom).toBe('2026-03-01');
	});

	it('provides prices when the probe times out', async () => {
		const { waitMs } = limits.prices.probeCache;
		onTestFinished(() => void Object.assign(limits.prices.probeCache, { waitMs }));
		Object.assign(limits.prices.probeCache, { waitMs: 50 });
		const never = Promise.withResolvers<Response>();
		server.misbehave(async (request) => {
			const { query } = await request.clone().json();
			return query.includes('priceDays') ? never.promise : undefined;
		});
		const { priceApi } = siteOf(server.origin);
		const [model] = await priceApi.prices({ currency: 'EUR', countries: ['DK'] });
		expect(model?.transactionSms).toMatchObject({ EUR: '0.013200', validFrom: null });
		never.resolve(new Response('', { status: 500 }));
	});

	it('serves the stored list while a response does not fit, and logs the path', async () => {
		server.misbehave(null);
		const { priceApi, routes, warnings } = siteOf(server.origin);
		const address = '/api/prices?currency=EUR&countries=DK';
		const before = await (await routes.request(address)).text();
		const invalid = {
			...examplePrices('DK'),
			transactionSms: { country: 'DK', EUR: -1, DKK: null },
		};
		server.misbehave(() => Response.json({ data: { priceModelList: [invalid] } }));
		priceApi.invalidate();
		expect(await (await routes.request(address)).text()).toBe(before);
		expect(warnings).toEqual([
			'price API, EUR: invalid response (1 of 1 rows do not fit, first data.priceModelList.0.transactionSms.EUR: negative)',
		]);
	});

	it('keeps all other prices when a row does not fit, logs its path once and lists it in /readyz', async () => {
		const rows = [
			...['DK', 'SE', 'NO', 'FI', 'IS', 'FR', 'DE', 'PL', 'ES', 'AT'].map((id) => ({
				id,
				transactionSms: { country: id, EUR: 1 },
			})),
			{ id: 'IT', transactionSms: { country: 'IT', EUR: -1 } },
		];
		server.misbehave(() => Response.json({ data: { priceModelList: rows } }));
		const logger = { warn: vi.fn() };
		const priceApi = createPriceApi({
			environment: {
				PRICE_API_URL: `${server.origin}/prices/graphql`,
				PRICE_API_TOKEN: fakeToken,
				APP_HOST_URL: server.origin,
				PRICE_API_VALID_FROM: 'no',
			},
			logger,
		});
		const readyz = async () => {
			const metrics = new Metrics({ version: '1', build: 'build1' });
			const pricesLeftOut = () => priceApi.leftOut;
			const routes = health({
				isReady: async () => true,
				redisState: () => undefined,
				pricesLeftOut,
				metrics,
			});
			return (await routes.request('/readyz')).json();
		};
		expect(await readyz()).toEqual({ status: 'ready' });
		for (const _ of [1, 2]) {
			priceApi.invalidate();
			expect(await priceApi.smsCountries()).toHaveLength(10);
		}
		const path = 'data.priceModelList.10.transactionSms.EUR';
		expect(logger.warn.mock.calls).toEqual([
			[`price API, EUR: 1 rows left out (${path}: negative)`],
		]);
		expect(await readyz()).toEqual({
			status: 'ready',
			prices: { 'price API, EUR': { leftOut: 1, first: [{ path, reason: 'negative' }] } },
		});
		rows.pop();
		priceApi.invalidate();
		await priceApi.smsCountries();
		expect(await readyz()).toEqual({ status: 'ready' });
	});
});
