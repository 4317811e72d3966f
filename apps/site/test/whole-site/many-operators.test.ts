import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadInitialPrices } from '../../app/features/pricing/load-initial-prices.server.ts';
import { createPriceApi, createPricesRoutes } from '../../server/prices/index.ts';
import { startFakePriceServer } from '../prices/fake-price-server.ts';

const server = await startFakePriceServer({ US: 1000, DE: 1000, FR: 3000 });
const site = setUp();
await site.priceApi.warm();
afterAll(() => server.close());

function setUp() {
	const priceApi = createPriceApi({
		environment: server.settings,
		logger: { warn: () => {} },
	});
	const routes = createPricesRoutes(priceApi);
	const read = async (path: string) => (await (await routes.request(path)).json()).data;
	return { priceApi, routes, read };
}

describe('countries with very many operators', () => {
	it('have the first operators and a summary of all on a page', async () => {
		const initial = await loadInitialPrices(site.priceApi, new URLSearchParams(), () => {});
		const germany = initial.priceData.find(({ id }) => id === 'DE')?.transactionRcs;
		expect(germany?.operators.map(({ operator }) => operator.name).slice(0, 2)).toEqual([
			'Operator DE 1',
			'Operator DE 2',
		]);
		expect(germany?.operators).toHaveLength(25);
		expect(germany?.all).toMatchObject({
			operators: 1000,
			ranges: { BASIC: { min: '0.015410', max: '0.514910' } },
			validFrom: '2026-01-01',
		});
		expect(JSON.stringify(initial).length).toBeLessThan(60_000);
	});

	it('have the first operators in lists, and all in a request for one country', async () => {
		const { read } = site;
		const [brief] = await read('/api/prices?currency=EUR&countries=DE');
		expect(brief.transactionRcs.operators).toHaveLength(25);
		const [complete] = await read('/api/prices/rcs?currency=EUR&countries=DE');
		expect(complete.transactionRcs.operators).toHaveLength(1000);
		expect(complete.transactionRcs.all).toBeUndefined();
	});

	it('are summarized with all operators', async () => {
		const { read } = site;
		const summaries = await read('/api/prices/summary?currency=EUR');
		const france = summaries.find(({ country }: { country: string }) => country === 'FR');
		expect(france.operators).toBe(3000);
		const all = await read('/api/prices?currency=EUR');
		expect(all.length).toBeGreaterThan(200);
		expect(JSON.stringify(all).length).toBeLessThan(3_000_000);
	});

	it('are found by the names of their operators', async () => {
		const { read } = site;
		expect(await read('/api/prices/operators?search=operator%20fr%202999')).toEqual([
			{ country: 'FR', operators: 1 },
		]);
		expect(await read('/api/prices/operators?search=Operator+US')).toEqual([
			{ country: 'US', operators: 1000 },
		]);
	});

	it('are complete in the documents, which are compressed for clients that accept it', async () => {
		const { routes } = site;
		const lines = async (path: string) =>
			(await (await routes.request(path)).text()).trimEnd().split('\r\n');
		const german = (await lines('/prices/eur.csv')).filter((line) => line.startsWith('DE,rcs'));
		expect(german.length).toBe(3999);
		expect(await lines('/prices/eur.csv?countries=DE')).toEqual(expect.arrayContaining(german));
		const compressed = await routes.request('/prices/eur.json?countries=DE', {
			headers: { 'accept-encoding': 'gzip' },
		});
		expect(compressed.headers.get('content-encoding')).toBe('gzip');
		const text = gunzipSync(await compressed.arrayBuffer()).toString();
		expect(JSON.parse(text).prices.length).toBeGreaterThan(3999);
	});
});
