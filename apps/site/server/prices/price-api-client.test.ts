import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	type FakePriceServer,
	fakeToken,
	startFakePriceServer,
} from '../../test/prices/fake-price-server.ts';
import { createPriceApiClient, type PriceApiOptions } from './price-api-client.ts';
import { PriceCache } from './price-cache.ts';

// A new server for each test, so that it does not receive late requests of the previous test.
let server: FakePriceServer;
beforeEach(async () => {
	server = await startFakePriceServer();
});
afterEach(() => server.close());

const source = (onLeftOut?: PriceApiOptions['onLeftOut'], timeout = 60_000) =>
	createPriceApiClient({
		priceApiUrl: `${server.origin}/prices/graphql`,
		appHostUrl: server.origin,
		token: fakeToken,
		timeout,
		validFrom: 'yes',
		...(onLeftOut ? { onLeftOut } : {}),
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
		const prices = source(undefined, 200).prices({ currency: 'EUR', countries: ['DK'] });
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

	it('may have numbers as strings and no unit', async () => {
		const tier = { id: 'a', name: 'A', from: '101', to: null, EUR: 0.001 };
		server.misbehave(() => Response.json([tier]));
		const [read] = await source().emailPrices();
		expect(read).toMatchObject({ from: 101, to: null, EUR: '0.001', unit: 'EMAIL' });
	});

	it.each([
		[{ from: -1 }, '0.from: not a number of e-mails'],
		[{ unit: 'PARSEC' }, '0.unit: not a known unit'],
		[{ from: 9, to: 3 }, 'ends before it begins'],
	])('with %j are refused', async (fields, fault) => {
		server.misbehave(() => Response.json([{ id: 'a', name: 'A', from: 1, to: 100, ...fields }]));
		await expect(source().emailPrices()).rejects.toThrow(fault);
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

describe('the cached price list', () => {
	it('is fetched once for every country, RCS prices and the countries with an SMS price', async () => {
		const api = new PriceCache({ source: source(), warn: () => {} });
		const read = async (...countries: string[]) =>
			(await api.prices({ currency: 'EUR', countries })).map(({ id }) => id);
		expect(await Promise.all([read('DK', 'SE'), read('SE', 'NO', 'DK')])).toEqual([
			['DK', 'SE'],
			['SE', 'NO', 'DK'],
		]);
		const [rcs] = await api.rcs({ currency: 'EUR', countries: ['DK'] });
		expect(Object.keys(rcs ?? {})).toEqual(['id', 'transactionRcs']);
		expect(await api.smsCountries()).toContain('DK');
		expect(server.requests).toHaveLength(1);
	});
});

describe('a price', () => {
	const respondWith = (...rows: unknown[]) =>
		server.misbehave(() => Response.json({ data: { priceModelList: rows } }));
	const read = () => source().prices({ currency: 'EUR', countries: [] });
	const row = (EUR: unknown) => ({ id: 'DK', transactionSms: { country: 'DK', EUR } });

	it.each([
		['0.042500', '0.042500'],
		[0.0425, '0.0425'],
		[0.1, '0.1'],
		[1e-7, '0.0000001'],
		[0.07 * 0.1, '0.007'],
		[0.006999999999999999, '0.007'],
		[12, '12'],
		[0, '0'],
		['0', '0'],
		[null, null],
		[undefined, null],
	])('can be %j', async (value, price) => {
		respondWith(row(value));
		expect((await read())[0]?.transactionSms?.EUR).toBe(price);
	});

	const others = ['NO', 'FI', 'IS', 'FR', 'DE', 'PL', 'ES', 'IT', 'AT'].map((id) => ({ id }));
	const leftOut = () => {
		const rows = vi.fn();
		return { rows, read: () => source(rows).prices({ currency: 'EUR', countries: [] }) };
	};

	it.each([-1, '-0.1', 'free', '', '0,04', '1e-7', true, {}, []])(
		'that is %j leaves its row out, and refuses the response if it is in more than a tenth of the rows',
		async (value) => {
			const invalid = { ...row(value), id: 'SE' };
			respondWith(row('1'), invalid, ...others.slice(1));
			const { rows, read } = leftOut();
			expect((await read()).map(({ id }) => id)).not.toContain('SE');
			const path = 'data.priceModelList.1.transactionSms.EUR';
			const reason = expect.stringMatching(/^(negative|not a decimal number)$/);
			expect(rows).toHaveBeenCalledWith('price API, EUR', [{ path, reason }]);
			respondWith(row('1'), invalid, ...others.slice(2));
			await expect(read()).rejects.toThrow(`1 of 9 rows do not fit, first ${path}: `);
		},
	);

	it.each([
		[
			'no country',
			{ id: 'Denmark' },
			{ path: 'data.priceModelList.2.id', reason: 'not the code of a country' },
		],
		[
			'a repeated country',
			row('2'),
			{ path: 'data.priceModelList.2', reason: 'a second row of the country' },
		],
		[
			'null in place of a row',
			null,
			{ path: 'data.priceModelList.2', reason: expect.stringContaining('Invalid input') },
		],
	])('is left out with %s', async (_, third, fault) => {
		respondWith(row('1'), { id: 'SE' }, third, ...others);
		const { rows, read } = leftOut();
		expect(await read()).toHaveLength(others.length + 2);
		expect(rows).toHaveBeenCalledWith('price API, EUR', [fault]);
	});

	it('is left out alone within its operator, and null in place of a list is an empty list', async () => {
		const operator = { id: '1', countryIso: 'DK', mccMnc: '23801', name: 'One' };
		const prices = Array.from({ length: 12 }, (_, index) => ({ type: `T${index}`, EUR: 1 }));
		const broken = [{ type: 'T0', EUR: 1 }, { type: 'BASIC', EUR: -1 }, ...prices];
		const rcs = (operators: unknown) => ({ transactionRcs: { country: 'DK', operators } });
		respondWith(
			{
				id: 'DK',
				...rcs([
					{ operator, prices: broken },
					{ operator: { ...operator, id: '2' }, prices: null },
				]),
			},
			{ id: 'SE', ...rcs(null) },
			...others,
		);
		const { rows, read } = leftOut();
		const [dk, se] = await read();
		expect(se?.transactionRcs?.operators).toEqual([]);
		expect(dk?.transactionRcs?.operators.map(({ prices }) => prices.length)).toEqual([12, 0]);
		const at = 'data.priceModelList.0.transactionRcs.operators.0.prices';
		expect(rows).toHaveBeenCalledWith('price API, EUR', [
			{ path: `${at}.1.EUR`, reason: 'negative' },
			{ path: `${at}.2`, reason: 'a second price of the same type' },
		]);
	});

	it('of an operator has the network code in digits', async () => {
		const operator = { id: 1, countryIso: 'DK', mccMnc: '238-01', name: 'One' };
		const transactionRcs = { country: 'DK', operators: [{ operator, prices: [] }] };
		respondWith({ id: 'DK', transactionRcs });
		const [model] = await read();
		expect(model?.transactionRcs?.operators[0]?.operator).toMatchObject({
			id: '1',
			mccMnc: '23801',
		});
	});
});

describe('price changes', () => {
	const refusal = { errors: [{ message: 'Cannot query field "priceChanges"' }] };

	it('are read, and refused if one is invalid', async () => {
		const changes = await source().changes();
		expect(changes?.map(({ id }) => id)).toEqual(['sms-2', 'sms-1']);
		const rows = [...(changes ?? []), { id: 'x', item: 'LETTER', validFrom: '2027-01-01' }];
		server.misbehave(() => Response.json({ data: { priceChanges: rows } }));
		await expect(source().changes()).rejects.toThrow('data.priceChanges.2.item: not a known item');
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
