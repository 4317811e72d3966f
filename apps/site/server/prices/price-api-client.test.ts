import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
	type FakePriceServer,
	fakeToken,
	startFakePriceServer,
} from '../../test/prices/fake-price-server.ts';
import { createPriceApiClient } from './price-api-client.ts';
import { PriceCache } from './price-cache.ts';

// A new server for each test, so that it does not receive late requests of the previous test.
let server: FakePriceServer;
beforeEach(async () => {
	server = await startFakePriceServer();
});
afterEach(() => server.close());

const source = (timeout = 60_000) =>
	createPriceApiClient({
		priceApiUrl: `${server.origin}/prices/graphql`,
		appHostUrl: server.origin,
		token: fakeToken,
		timeout,
		validFrom: 'yes',
	});

const half = '{"data":{"priceModelList":[{"id":"DK","transac';
const misbehaviors = {
	'500': () => new Response('', { status: 500 }),
	'401': () => new Response('', { status: 401 }),
	HTML: () => new Response('<!doctype html><title>Welcome</title>'),
	'half a body': () => new Response(half),
	'no data': () => Response.json({ data: null }),
	errors: () =>
		Response.json({ data: { priceModelList: [] }, errors: [{ message: 'secret host' }] }),
	'an object in place of the list': () => Response.json({ data: { priceModelList: { id: 'DK' } } }),
	'a redirect': () => Response.redirect('http://127.0.0.1:9/elsewhere'),
};

describe('the price query', () => {
	it('is a POST request with the bearer token, the query and its variables', async () => {
		const [model] = await source().prices({ currency: 'EUR', countries: ['DK'] });
		expect(model).toMatchObject({ id: 'DK', transactionSms: { EUR: '0.013200', DKK: null } });
		expect(server.requests[0]).toMatchObject({
			path: '/prices/graphql',
			authorization: `Bearer ${fakeToken}`,
			body: { variables: { priceModelListCurrency: 'EUR', countries: ['DK'] } },
		});
	});

	it('sends no filter for an empty country list', async () => {
		const models = await source().prices({ currency: 'DKK', countries: [] });
		expect(models.length).toBeGreaterThan(200);
		expect(server.requests[0]?.body).toMatchObject({
			variables: { priceModelListCurrency: 'DKK' },
		});
		expect(JSON.stringify(server.requests[0]?.body)).not.toContain('"countries":');
	});

	it('has an RCS-only and a country list variant', async () => {
		const [rcs] = await source().rcs({ currency: 'EUR', countries: ['DK'] });
		expect(Object.keys(rcs ?? {})).toEqual(['id', 'transactionRcs']);
		expect(await source().countries()).toContainEqual({ id: 'DK', hasSms: true });
		expect(server.requests[1]?.body).toMatchObject({
			variables: { priceModelListCurrency: 'EUR' },
		});
	});

	it.each(Object.entries(misbehaviors))('fails cleanly on %s, without a retry', async (_, how) => {
		server.misbehave(how);
		const failure = await source()
			.prices({ currency: 'EUR', countries: ['DK'] })
			.catch((error: unknown) => error);
		expect(failure).toMatchObject({ name: 'PriceApiError' });
		expect(server.requests).toHaveLength(1);
		const details = `${failure instanceof Error ? failure.stack : ''} ${JSON.stringify(failure)}`;
		expect(details).not.toContain(fakeToken);
		expect(details).not.toContain(server.origin);
		expect(details).not.toContain('secret host');
	});

	it('fails cleanly on a timeout, without a retry', async () => {
		server.misbehave(() => new Promise(() => {}));
		const prices = source(200).prices({ currency: 'EUR', countries: ['DK'] });
		await expect(prices).rejects.toMatchObject({ name: 'PriceApiError' });
		expect(server.requests.length).toBeLessThan(2);
	});

	it('fails cleanly when the server is unreachable', async () => {
		const down = createPriceApiClient({
			priceApiUrl: 'http://127.0.0.1:9/',
			appHostUrl: 'http://127.0.0.1:9',
			token: fakeToken,
		});
		await expect(down.prices({ currency: 'EUR', countries: [] })).rejects.toMatchObject({
			reason: 'unreachable',
		});
	});
});

describe('e-mail prices', () => {
	it('are requested with the bearer token and sorted by tier', async () => {
		expect((await source().emailPrices()).map(({ from }) => from)).toEqual([1, 100_001, 1_000_001]);
		expect(server.requests[0]).toMatchObject({
			path: '/api/v1/prices/email',
			authorization: `Bearer ${fakeToken}`,
		});
	});

	it('are an empty list on an error, with the specified message and one retry', async () => {
		const warnings: string[] = [];
		const api = new PriceCache({
			source: source(),
			warn: (message) => warnings.push(message),
		});
		server.misbehave(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
		expect(await api.emailPrices()).toEqual([]);
		expect(warnings).toEqual(['Error fetching email prices: Service Unavailable']);
		expect(server.requests).toHaveLength(2);
	});
});

describe('the cache of countries', () => {
	it('queries missing countries once in any combination', async () => {
		const api = new PriceCache({ source: source(), warn: () => {} });
		const read = (...countries: string[]) => api.prices({ currency: 'EUR', countries });
		await Promise.all([read('DK', 'SE'), read('SE', 'DK')]);
		expect((await read('SE', 'NO', 'DK')).map(({ id }) => id)).toEqual(['SE', 'NO', 'DK']);
		const queries = server.requests.map(
			({ body }) => JSON.stringify(body).match(/"countries":(\[.*?\])/)?.[1],
		);
		expect(queries).toEqual(['["DK","SE"]', '["NO"]']);
		expect(server.requests).toHaveLength(2);
	});
});

describe('price changes', () => {
	const refusal = { errors: [{ message: 'Cannot query field "priceChanges"' }] };

	it('are read without invalid rows', async () => {
		const changes = await source().changes();
		expect(changes?.map(({ id }) => id)).toEqual(['sms-2', 'sms-1']);
		const rows = [...(changes ?? []), { id: 'x', item: 'LETTER', validFrom: '2027-01-01' }];
		server.misbehave(() => Response.json({ data: { priceChanges: rows } }));
		expect(await source().changes()).toEqual(changes);
	});

	it.each([200, 400])('are null if the API rejects their field with %s', async (status) => {
		server.misbehave(() => Response.json(refusal, { status }));
		expect(await source().changes()).toBeNull();
	});

	it.each([
		() => new Response('', { status: 500 }),
		() => Response.json({ data: null, errors: [{ message: 'away', path: ['priceChanges'] }] }),
		() => Response.json({}),
	])('fail if the API fails for another reason', async (how) => {
		server.misbehave(how);
		await expect(source().changes()).rejects.toThrow('price changes');
	});
});
