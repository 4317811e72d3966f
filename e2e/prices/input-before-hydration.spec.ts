import type { Page } from '@playwright/test';
import { holdResponses } from '../support/hold-responses.ts';
import { expect, test } from '../support/test.ts';
import { offeredCountries, removeButtons, smsFigures } from './price-page.ts';

const scripts = /\/assets\/.*\.js/;

// A slow processor extends the time between the first paint and the start of React, as on an old phone.
test.beforeEach(async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
});

const field = (page: Page) => page.getByRole('combobox', { name: 'Tilføj et land' });

test('text typed while React starts keeps its caret', { tag: '@everything' }, async ({ page }) => {
	await page.goto('/da/priser');
	await field(page).click();
	await page.keyboard.type('verig');
	await page.keyboard.press('Home');
	await page.keyboard.type('s');
	await expect(offeredCountries(page)).toHaveText([/^Sverige/]);
	await expect(field(page)).toHaveValue('sverig');
	await expect(field(page)).toBeFocused();
});

test('a click, letters and Enter while React starts all take effect', async ({ page }) => {
	await page.goto('/da/priser');
	await field(page).click();
	await page.keyboard.type('sverig', { delay: 40 });
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Fjern Sverige' })).toHaveCount(1);
	await expect(removeButtons(page)).toHaveCount(4);
	await expect(field(page)).toHaveValue('');
});

test('checking euro prices while React starts shows them', { tag: '@everything' }, async ({
	page,
}) => {
	await page.goto('/pricing?currency=DKK');
	await page.getByRole('checkbox', { name: 'Show the euro prices as well' }).check();
	const figures = smsFigures(
		page.getByRole('table', { name: 'Prices by country in Danish krone' }),
	);
	await expect(figures.first()).toHaveText(/€0\.\d{2,6}$/);
});

test('removing a country while React starts removes only that country', {
	tag: '@everything',
}, async ({ page }) => {
	await page.goto('/pricing');
	await page.getByRole('button', { name: 'Remove Germany' }).click();
	await expect(removeButtons(page)).toHaveCount(2);
	await expect(page.getByRole('columnheader', { name: 'Germany' })).toHaveCount(0);
});

test('details opened before React starts get their content once React has started', async ({
	page,
}) => {
	const release = await holdResponses(page, scripts);
	await page.goto('/da/priser');
	const chart = page.locator('[data-interactive] details', { hasText: 'diagram' }).last();
	await chart.locator('summary').click();
	release();
	await expect(chart.locator('figure')).toBeVisible();
});
