import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startFakePriceServer } from '../../test/prices/fake-price-server.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { limits } from '../settings/limits.ts';
import { createPriceApi, createPricesRoutes, StoredPrices } from './index.ts';

const server = await startFakePriceServer();
beforeEach(() => server.misbehave(null));
afterAll(() => server.close());

const down = () => new Response('', { status: 503, statusText: 'Service Unavailable' });

/** Starts a site with the prices that earlier processes stored in the folder. */
function startSite(folder: string, now = Date.now) {
	const errors: unknown[] = [];
	const warnings: string[] = [];
	const priceApi = createPriceApi({
		environment: server.settings,
		logger: { warn: (message) => warnings.push(message) },
		storedPrices: new StoredPrices({ folder, now, onError: (error) => errors.push(error) }),
	});
	const routes = createPricesRoutes(priceApi);
	const read = async (address: string) => {
		const response = await routes.request(address);
		return { status: response.status, text: await response.text() };
	};
	return { priceApi, errors, warnings, read };
}

const addresses = [
	'/prices/eur.json',
	'/prices/dkk.csv?countries=DE',
	'/api/prices?currency=DKK&countries=DE,US',
	'/api/prices/rcs?currency=EUR&countries=DE',
	'/api/prices/countries',
	'/api/prices/email',
	'/api/prices/summary?currency=EUR',
	'/api/prices/operators?search=operator',
];

it('serves stored prices after a restart without the price API and logs the failure', async () => {
	await using folder = await temporaryFolder();
	const firstSite = startSite(folder.path);
	await firstSite.priceApi.warm();
	const responses = await Promise.all(addresses.map(firstSite.read));
	expect(responses.map(({ status }) => status)).toEqual(addresses.map(() => 200));
	server.misbehave(down);
	const { read, warnings } = startSite(folder.path);
	for (const [index, address] of addresses.entries()) {
		expect(await read(address), address).toEqual(responses[index]);
	}
	expect(warnings).toContain('Error fetching email prices: Service Unavailable');
	expect(warnings.some((warning) => warning.startsWith('price API: '))).toBe(true);
});

it('ignores stored prices that are older than a day or unreadable', async () => {
	await using folder = await temporaryFolder();
	const { priceApi, read } = startSite(folder.path);
	await priceApi.warm();
	await read('/api/prices/email');
	server.misbehave(down);
	const late = startSite(folder.path, () => Date.now() + limits.prices.cache.staleMs + 1);
	expect((await late.read('/prices/eur.json')).status).toBe(502);
	expect(await late.priceApi.emailPrices()).toEqual([]);
	await writeFile(join(folder.path, 'EUR.json'), 'cut of');
	const broken = startSite(folder.path);
	expect((await broken.read('/prices/eur.json')).status).toBe(502);
	expect((await broken.read('/prices/dkk.json')).status).toBe(200);
});

it('serves prices if they cannot be stored, and reports the error once', async () => {
	await using folder = await temporaryFolder();
	await writeFile(join(folder.path, 'prices'), 'not a folder');
	const { priceApi, read, errors } = startSite(join(folder.path, 'prices'));
	await priceApi.warm();
	expect((await read('/prices/eur.json')).status).toBe(200);
	expect(errors).toHaveLength(1);
});
