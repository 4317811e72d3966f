import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openPrices, removeButtons } from './price-page.ts';

/** Keeps scripts whose address matches on their way until the returned function is called. */
async function holdScripts(page: Page, address: RegExp): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Tilføj et land' });

test('what is typed before React starts is searched for once it has', async ({ page }) => {
	const release = await holdScripts(page, /\/assets\/.*\.js/);
	await page.goto('/da/priser');
	await field(page).click();
	await page.keyboard.type('sver');
	await expect(field(page)).toHaveValue('sver');
	release();
	await page.keyboard.type('ig');
	await expect(page.getByRole('option')).toHaveText(['Sverige']);
	await expect(field(page)).toHaveValue('sverig');
	await expect(field(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(removeButtons(page)).toHaveCount(4);
});

test('what is typed while the search is on its way stays, with the caret', async ({ page }) => {
	const release = await holdScripts(page, /country-combobox/);
	await openPrices(page, '/da/priser');
	await field(page).click();
	await page.keyboard.type('verig');
	await page.keyboard.press('Home');
	await expect(page.getByRole('option')).toHaveCount(0);
	release();
	await page.keyboard.type('s');
	await expect(page.getByRole('option')).toHaveText(['Sverige']);
	await expect(field(page)).toBeFocused();
});

test('Enter pressed before the search has come still adds the country', async ({ page }) => {
	const release = await holdScripts(page, /\/assets\/.*\.js/);
	await page.goto('/da/priser');
	await field(page).click();
	await page.keyboard.type('sverig');
	await page.keyboard.press('Enter');
	release();
	await expect(removeButtons(page)).toHaveCount(4);
	await expect(field(page)).toHaveValue('');
	await expect(field(page)).toBeFocused();
});

test('a click alone, before React starts, opens the list', async ({ page }) => {
	const release = await holdScripts(page, /\/assets\/.*\.js/);
	await page.goto('/da/priser');
	await field(page).click();
	release();
	await expect(page.getByRole('option', { name: 'Sverige' })).toBeVisible();
	await expect(field(page)).toBeFocused();
});

test('a part opened before React starts is filled once it has', async ({ page }) => {
	const release = await holdScripts(page, /\/assets\/.*\.js/);
	await page.goto('/da/priser');
	const chart = page.locator('[data-interactive] details', { hasText: 'diagram' }).last();
	await chart.locator('summary').click();
	release();
	await expect(chart.locator('figure')).toBeVisible();
});
