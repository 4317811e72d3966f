import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakePriceServer, startFakePriceServer } from '../../test/prices/fake-price-server.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { limits } from '../settings/limits.ts';
import { createPriceApi, createPricesRoutes, StoredPrices } from './index.ts';

let server: FakePriceServer;
beforeAll(async () => {
	server = await startFakePriceServer();
});
beforeEach(() => server.misbehave(null));
afterAll(() => server.close());

const down = () => new Response('', { status: 503, statusText: 'Service Unavailable' });

/** A site just started, with what others have left in the folder. */
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

it('answers after a restart without the price API as before, and says why', async () => {
	await using folder = await temporaryFolder();
	const before = startSite(folder.path);
	await before.priceApi.warm();
	const answers = await Promise.all(addresses.map(before.read));
	expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
	server.misbehave(down);
	const { read, warnings } = startSite(folder.path);
	for (const [index, address] of addresses.entries()) {
		expect(await read(address), address).toEqual(answers[index]);
	}
	expect(warnings).toContain('Error fetching email prices: Service Unavailable');
	expect(warnings.some((warning) => warning.startsWith('price API: '))).toBe(true);
});

it('uses nothing that is older than a day, and nothing half known', async () => {
	await using folder = await temporaryFolder();
	const { priceApi, read } = startSite(folder.path);
	await priceApi.warm();
	await read('/api/prices/email');
	server.misbehave(down);
	const late = startSite(folder.path, () => Date.now() + limits.prices.cache.staleMs + 1);
	expect((await late.read('/prices/eur.json')).status).toBe(502);
	expect(await late.priceApi.emailPrices()).toEqual([]);
	await writeFile(join(folder.path, 'EUR-DE'), 'cut of');
	const broken = startSite(folder.path);
	expect((await broken.read('/prices/eur.json')).status).toBe(502);
	expect((await broken.read('/prices/dkk.json')).status).toBe(200);
});

it('serves prices where nothing can be stored, and says so once', async () => {
	await using folder = await temporaryFolder();
	await writeFile(join(folder.path, 'prices'), 'not a folder');
	const { priceApi, read, errors } = startSite(join(folder.path, 'prices'));
	await priceApi.warm();
	expect((await read('/prices/eur.json')).status).toBe(200);
	expect(errors).toHaveLength(1);
});
