import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examplePrices } from '../../apps/site/test/prices/example-prices.ts';
import {
	type FakePriceServer,
	fakeToken,
	type Misbehavior,
	startFakePriceServer,
} from '../../apps/site/test/prices/fake-price-server.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { openPrices, smsFigures } from './price-page.ts';

// One after the other: they share one price API that is told how to fail.
test.describe.configure({ mode: 'default' });

const failed = 'The prices could not be fetched.';
const half = '{"data":{"priceModelList":[{"id":"DK","transac';

function cutShort(): Response {
	const start = new TextEncoder().encode(half);
	const body = new ReadableStream({
		start: (controller) => controller.enqueue(start),
		pull: (controller) => controller.error(new Error('cut short')),
	});
	return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** Ways to fail, each met by a country that was not asked for before. */
const faults: Record<string, { country: string; misbehave: Misbehavior }> = {
	'a status of 500': { country: 'DK', misbehave: () => new Response('no', { status: 500 }) },
	'a refusal': { country: 'SE', misbehave: () => new Response('', { status: 401 }) },
	'a page of HTML': {
		country: 'NO',
		misbehave: () =>
			new Response('<!doctype html><title>Maintenance</title>', {
				headers: { 'content-type': 'text/html' },
			}),
	},
	'half a body': { country: 'FI', misbehave: cutShort },
	'half a document': { country: 'IS', misbehave: () => new Response(half) },
	'errors and no data': {
		country: 'NL',
		misbehave: () => Response.json({ errors: [{ message: `secret ${fakeToken}` }], data: null }),
	},
	'no answer in time': {
		country: 'BE',
		misbehave: () => new Promise((resolve) => setTimeout(resolve, 9000, new Response('late'))),
	},
};

let folder: string;
let prices: FakePriceServer;
let site: Site;

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'prices-test-'));
	// Where this file is, no prices can be stored: they would be the stale fallback.
	await writeFile(join(folder, 'prices'), '');
	prices = await startFakePriceServer();
	site = await startSite({
		CONTENT_URL: `${process.env.E2E_BACKEND_URL}/graphql`,
		MEDIA_URL: process.env.E2E_BACKEND_URL ?? '',
		...prices.settings,
		CACHE_DIR: folder,
	});
});

test.beforeEach(() => prices.misbehave(null));

test.afterAll(async () => {
	await site?.stop();
	await prices?.close();
	await rm(folder, { recursive: true, force: true });
});

/** Everything a browser is told at an address, checked for what it must not learn. */
async function readPage(path: string): Promise<{ status: number; text: string }> {
	const response = await fetch(site.url + path);
	const text = await response.text();
	const everything = JSON.stringify([...response.headers]) + text;
	expect(everything).not.toContain(fakeToken);
	expect(everything).not.toContain(prices.origin);
	return { status: response.status, text };
}

for (const [name, { country, misbehave }] of Object.entries(faults)) {
	test(`${name}: the page says that there are no prices`, async () => {
		prices.misbehave(misbehave);
		const page = await readPage(`/pricing?countries=${country}`);
		expect(page.status).toBe(200);
		expect(page.text).toContain(failed);
		expect(page.text).toContain('Try again');
		expect((await readPage(`/api/prices?currency=EUR&countries=${country}`)).status).toBe(502);
	});
}

test('trying again fetches the prices once they are back', async ({ page, pageErrors }) => {
	prices.misbehave(() => new Response('no', { status: 500 }));
	await openPrices(page, `${site.url}/pricing?countries=AT`);
	const alert = page.getByRole('alert').filter({ hasText: failed });
	await expect(alert).toBeVisible();
	prices.misbehave(null);
	const figures = smsFigures(page.locator('main table').first());
	// Until the site asks a source again that has failed a moment ago, another try says the same.
	await expect(async () => {
		const retry = alert.getByRole('button', { name: 'Try again' });
		if (await retry.isVisible()) await retry.click({ timeout: 2000 });
		await expect(figures).toHaveText([/^€0\.\d+$/], { timeout: 2000 });
	}).toPass();
	await expect(alert).toHaveCount(0);
	const others = pageErrors.filter((error) => !error.includes('502'));
	pageErrors.splice(0, pageErrors.length, ...others);
});

test('no data is no price, not a failure', async () => {
	prices.misbehave(() => Response.json({ data: { priceModelList: [] } }));
	const page = await readPage('/pricing?countries=PL');
	expect(page.status).toBe(200);
	expect(page.text).not.toContain(failed);
	expect(page.text).toContain('no price');
});

test('without RCS the other prices are shown', async ({ page }) => {
	const model = { ...examplePrices('CZ'), transactionRcs: null };
	prices.misbehave(() => Response.json({ data: { priceModelList: [model] } }));
	await page.goto(`${site.url}/pricing?countries=CZ`);
	await expect(smsFigures(page.locator('main table').first())).toHaveText([/^€0\.\d+$/]);
	await expect(page.getByText('No RCS there yet').first()).toBeVisible();
	await expect(page.getByRole('alert').filter({ hasText: failed })).toHaveCount(0);
});

test('a price API that is gone: the page stands', async () => {
	await prices.close();
	const page = await readPage('/da/priser?countries=PT');
	expect(page.status).toBe(200);
	expect(page.text).toContain('Priserne kunne ikke hentes.');
});
