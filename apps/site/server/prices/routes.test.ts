import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadInitialPrices } from '../../app/features/pricing/load-initial-prices.server.ts';
import { fakeToken, startFakePriceServer } from '../../test/prices/fake-price-server.ts';
import { createPriceApi, createPricesRoutes } from './index.ts';

const server = await startFakePriceServer();
afterAll(() => server.close());

function setUp() {
	const logged: string[] = [];
	const priceApi = createPriceApi({
		environment: server.settings,
		logger: { warn: (message) => logged.push(message) },
	});
	return { priceApi, logged, routes: createPricesRoutes(priceApi) };
}

const addresses = [
	'/api/prices?currency=EUR&countries=US,DE,FR',
	'/api/prices?currency=DKK',
	'/api/prices/rcs?currency=EUR&countries=DE',
	'/api/prices/countries',
	'/api/prices/email',
	'/api/prices/summary?currency=EUR',
	'/api/prices/operators?search=operator',
	'/prices/eur.json',
	'/prices/dkk.json',
	'/prices/eur.csv',
	'/prices/dkk.csv',
	'/prices/eur.csv?countries=DE',
];

describe('price addresses', () => {
	it.each(addresses)('%s is cacheable and has an entity tag', async (address) => {
		const { status, headers } = await setUp().routes.request(address);
		expect([status, headers.has('etag')]).toEqual([200, true]);
		expect(headers.get('cache-control')).toContain('max-age=60');
	});

	it('keeps the digits of the price API', async () => {
		const { routes } = setUp();
		const { data } = await (await routes.request('/api/prices?currency=EUR&countries=DE')).json();
		expect(data[0].transactionSms.EUR).toBe('0.028600');
		const document = await (await routes.request('/prices/eur.json')).json();
		const row = document.prices.find(
			({ country, product }: { country: string; product: string }) =>
				country === 'DE' && product === 'sms',
		);
		expect(row.price).toBe('0.0286');
		expect(await (await routes.request('/prices/eur.csv')).text()).toContain(
			'DE,sms,segment,,,1,0.0286,EUR,2026-03-01',
		);
	});

	it.each([
		['/api/prices', 'currency'],
		['/api/prices?currency=GBP', 'currency'],
		['/api/prices?currency=eur', 'currency'],
		['/api/prices/rcs?currency=EUR&countries=XX', 'countries'],
		['/api/prices?currency=EUR&countries=DE,', 'countries'],
		[`/api/prices?currency=EUR&countries=${'DE,'.repeat(400)}DE`, 'countries'],
		['/api/prices/rcs?currency=EUR', 'countries'],
		['/api/prices/rcs?currency=EUR&countries=DE,FR', 'countries'],
		['/api/prices/summary?currency=', 'currency'],
		['/api/prices/operators?search=a', 'search'],
		[`/api/prices/operators?search=${'a'.repeat(61)}`, 'search'],
		['/prices/eur.json?countries=XX', 'countries'],
	])('%.60s is rejected with the name of the field', async (address, field) => {
		const response = await setUp().routes.request(address);
		expect(response.status).toBe(400);
		expect((await response.json()).error.field).toBe(field);
	});
});

describe('the token', () => {
	const outcomes = {
		healthy: null,
		unauthorized: () => new Response(fakeToken, { status: 401, statusText: 'No' }),
		failing: () => new Response(`<p>${fakeToken}</p>`, { status: 500 }),
		truncated: () => new Response('{"data":'),
	};

	it.each(Object.entries(outcomes))(
		'never leaves the server when the price API is %s',
		async (_, how) => {
			server.misbehave(how);
			const { routes, priceApi, logged } = setUp();
			const texts = [
				JSON.stringify(await loadInitialPrices(priceApi, new URLSearchParams(), () => {})),
			];
			for (const address of addresses) {
				const response = await routes.request(address);
				texts.push(JSON.stringify([...response.headers]), await response.text());
				if (how && !address.includes('email')) expect(response.status).toBe(502);
			}
			server.misbehave(null);
			const output = [...texts, ...logged].join('\n');
			expect(output).not.toContain(fakeToken);
			expect(output).not.toContain(server.origin);
			expect(output).not.toContain('Bearer');
		},
	);
});

describe('the initial prices of a page', () => {
	it('contain the default countries, or a failure if there are no prices', async () => {
		const { priceApi } = setUp();
		const loaded = await loadInitialPrices(priceApi, new URLSearchParams(), () => {});
		expect(loaded).toMatchObject({
			failed: false,
			named: { currency: false, countries: false },
			currency: 'EUR',
		});
		expect(loaded.priceData.map(({ id }) => id)).toEqual(['US', 'DE', 'FR']);
		server.misbehave(() => new Response('', { status: 500 }));
		const failure = await loadInitialPrices(
			setUp().priceApi,
			new URLSearchParams('currency=DKK'),
			() => {},
		);
		server.misbehave(null);
		expect(failure).toMatchObject({
			failed: true,
			priceData: [],
			emailPrices: [],
			currency: 'DKK',
		});
	});

	it('are not cached without e-mail prices, in pages and documents', async () => {
		const { priceApi, routes } = setUp();
		server.misbehave((request) =>
			request.method === 'GET' ? new Response('', { status: 500 }) : undefined,
		);
		const onDegraded = vi.fn();
		const page = await loadInitialPrices(priceApi, new URLSearchParams(), onDegraded);
		expect(page).toMatchObject({ failed: false, emailFailed: true, emailPrices: [] });
		expect(onDegraded).toHaveBeenCalled();
		expect((await routes.request('/api/prices/email')).status).toBe(502);
		const document = await routes.request('/prices/eur.csv?countries=DK');
		expect(document.headers.get('cache-control')).toBe('no-store');
		server.misbehave(null);
	});
});
