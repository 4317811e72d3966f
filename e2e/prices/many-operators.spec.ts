import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
	type FakePriceServer,
	startFakePriceServer,
} from '../../apps/site/test/prices/fake-price-server.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { holdResponses } from '../support/hold-responses.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { openPrices } from './price-page.ts';

// The tests run in order, because they share a site.
test.describe.configure({ mode: 'default' });

let folder: string;
let prices: FakePriceServer;
let site: Site;

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'prices-test-'));
	prices = await startFakePriceServer({ US: 1000, DE: 1000, FR: 1000 });
	site = await startSite({
		CONTENT_URL: `${process.env.E2E_BACKEND_URL}/graphql`,
		MEDIA_URL: process.env.E2E_BACKEND_URL ?? '',
		...prices.settings,
		CACHE_DIR: folder,
	});
});

test.afterAll(async () => {
	await site?.stop();
	await prices?.close();
	await rm(folder, { recursive: true, force: true });
});

/** Opens the operators of Germany and returns their element. */
async function openGermany(page: Page) {
	const germany = page.locator('details', { hasText: 'Germany' }).last();
	await germany.locator('summary', { hasText: 'Germany' }).click();
	return germany;
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('all operators load on demand and can be searched', async ({ page }) => {
	await openPrices(page, `${site.url}/pricing`);
	const germany = await openGermany(page);
	await expect(germany.getByRole('rowheader')).toHaveCount(25);
	await germany.getByText('Show all 1,000 operators').click();
	await expect(germany.getByRole('status')).toHaveText('1,000 operators');
	const rows = germany.getByRole('rowheader');
	await germany.getByRole('searchbox').fill('de 1000');
	await expect(rows).toHaveText(['Operator DE 1000']);
	await germany.getByRole('searchbox').fill('');
	await expect(germany.getByRole('status')).toHaveText('1,000 operators');
	await expect.poll(() => rows.count()).toBeLessThan(60);
	await expect.poll(() => page.evaluate(overflow)).toBe(0);
	await expectNoViolations(page, { include: 'main' });
	await page.getByRole('button', { name: 'DKK', exact: true }).click();
	await expect(germany.getByRole('status')).toHaveText('1,000 operators');
	await expect(germany.getByRole('cell', { name: /^DKK/ }).first()).toBeVisible();
});

test('all operators load on a click before React starts', async ({ page }) => {
	const release = await holdResponses(page, /\/assets\/.*\.js/);
	await page.goto(`${site.url}/pricing`);
	const germany = await openGermany(page);
	await germany.getByText('Show all 1,000 operators').click();
	release();
	await expect(germany.getByRole('searchbox')).toBeVisible();
});

test('the search in the table of all countries finds an operator', async ({ page }) => {
	await openPrices(page, `${site.url}/pricing`);
	await page.locator('summary', { hasText: 'All countries' }).click();
	const search = page.getByRole('searchbox', { name: 'Search countries and operators' });
	await search.fill('operator de 1000');
	const table = page.getByRole('table', { name: 'Prices by country in Euro' }).last();
	await expect(table.getByRole('rowheader')).toHaveText([/Germany1 \/ 1,000/, /Operator DE 1000/]);
	await search.fill('operator de');
	await expect(table.getByRole('button', { name: 'Operators in Germany' })).toHaveText(
		'1,000 / 1,000 Operators in Germany',
	);
	await expect(
		table.getByRole('rowheader', { name: 'Operator DE 1', exact: false }).first(),
	).toBeVisible();
	await expect.poll(() => table.getByRole('row').count()).toBeLessThan(80);
});
