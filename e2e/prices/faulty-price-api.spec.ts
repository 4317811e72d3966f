import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examplePrices } from '../../apps/site/test/prices/example-prices.ts';
import {
	type FakePriceServer,
	fakeToken,
	startFakePriceServer,
} from '../../apps/site/test/prices/fake-price-server.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { openPrices, smsFigures } from './price-page.ts';

const failureMessage = 'The prices could not be fetched.';
let folder: string;
let prices: FakePriceServer;
let site: Site;

test.beforeAll(async () => {
	prices = await startFakePriceServer();
});

test.afterEach(async () => {
	await site.stop();
	await rm(folder, { recursive: true, force: true });
});

test.afterAll(() => prices?.close());

/** Starts a site whose price API responds like this from the first request: the site reads the list when it starts. */
async function startSiteWith(response: () => Response): Promise<void> {
	prices.misbehave(response);
	folder = await mkdtemp(join(tmpdir(), 'prices-test-'));
	site = await startSite({
		CONTENT_URL: `${process.env.E2E_BACKEND_URL}/graphql`,
		MEDIA_URL: process.env.E2E_BACKEND_URL ?? '',
		...prices.settings,
		CACHE_DIR: folder,
	});
}

/** Fetches a page; fails if headers or body contain the token or the origin of the price API. */
async function fetchPage(path: string): Promise<{ status: number; text: string }> {
	const response = await fetch(site.url + path);
	const text = await response.text();
	const headersAndBody = JSON.stringify([...response.headers]) + text;
	expect(headersAndBody).not.toContain(fakeToken);
	expect(headersAndBody).not.toContain(prices.origin);
	return { status: response.status, text };
}

test('the page shows that the prices are unavailable', async () => {
	await startSiteWith(() =>
		Response.json({ errors: [{ message: `secret ${fakeToken}` }], data: null }),
	);
	const page = await fetchPage('/pricing?countries=NL');
	expect(page.status).toBe(200);
	expect(page.text).toContain(failureMessage);
	expect(page.text).toContain('Try again');
	expect((await fetchPage('/api/prices?currency=EUR&countries=NL')).status).toBe(502);
});

test('Try again fetches the prices once the API works again', async ({ page, pageErrors }) => {
	await startSiteWith(() => new Response('no', { status: 500 }));
	await openPrices(page, `${site.url}/pricing?countries=AT`);
	const alert = page.getByRole('alert').filter({ hasText: failureMessage });
	await expect(alert).toBeVisible();
	prices.misbehave(null);
	const figures = smsFigures(page.locator('main table').first());
	// Polled: after a failure, the site waits before it queries the API again.
	await expect(async () => {
		const retry = alert.getByRole('button', { name: 'Try again' });
		if (await retry.isVisible()) await retry.click({ timeout: 2000 });
		await expect(figures).toHaveText([/^€0\.\d+$/], { timeout: 2000 });
	}).toPass();
	await expect(alert).toHaveCount(0);
	const others = pageErrors.filter((error) => !error.includes('502'));
	pageErrors.splice(0, pageErrors.length, ...others);
});

test('a country without prices in the response is shown without a price, not as an error', async () => {
	await startSiteWith(() => Response.json({ data: { priceModelList: [] } }));
	const page = await fetchPage('/pricing?countries=PL');
	expect(page.status).toBe(200);
	expect(page.text).not.toContain(failureMessage);
	expect(page.text).toContain('no price');
});

test('without RCS prices, the other prices are shown', async ({ page }) => {
	const model = { ...examplePrices('CZ'), transactionRcs: null };
	await startSiteWith(() => Response.json({ data: { priceModelList: [model] } }));
	await page.goto(`${site.url}/pricing?countries=CZ`);
	await expect(smsFigures(page.locator('main table').first())).toHaveText([/^€0\.\d+$/]);
	await expect(page.getByText('No RCS there yet').first()).toBeVisible();
	await expect(page.getByRole('alert').filter({ hasText: failureMessage })).toHaveCount(0);
});
