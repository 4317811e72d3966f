import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openPrices } from './price-page.ts';

async function openEstimator(page: Page): Promise<void> {
	await openPrices(page, '/pricing?countries=DK');
	await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
}

test('the link contains the choices, but no price', async ({ page }) => {
	await openEstimator(page);
	await page.getByLabel('Message', { exact: true }).fill('ł'.repeat(71));
	await page.getByLabel('E-mails a month').fill('5000');
	await page.getByRole('button', { name: 'Copy link' }).click();
	await expect(page).toHaveURL(/#estimator\?/);
	const { hash } = new URL(page.url());
	const parameters = new URLSearchParams(hash.slice('#estimator?'.length));
	expect(Object.fromEntries(parameters)).toEqual({
		c: 'EUR',
		v: 'DK.1000.0',
		e: '5000',
		s: '2',
	});

	const sum = (await page.locator('#estimator output').textContent()) ?? '';
	expect(sum).toMatch(/€\d/);

	const visitor = await page.context().newPage();
	await visitor.goto(`/pricing?countries=DK${hash}`);
	await expect(visitor.getByLabel('E-mails a month')).toHaveValue('5,000');
	await expect(visitor.getByLabel('Segments per message')).toHaveValue('2');
	await expect(visitor.locator('#estimator output')).toHaveText(sum);
});

test('fields hold a large number in German on the narrowest screen', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await openPrices(page, '/de/preise?countries=DK#estimator');
	for (const name of ['SMS pro Monat', 'RCS pro Monat', 'E-Mails pro Monat']) {
		const field = page.getByLabel(name, { exact: true });
		await field.fill('1.000.000.000');
		await field.blur();
		const fieldOverflow = () => field.evaluate((input) => input.scrollWidth - input.clientWidth);
		await expect.poll(fieldOverflow, { message: name }).toBeLessThanOrEqual(0);
	}
	const overflow = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
	await expect.poll(overflow, { message: 'wider than the window' }).toBe(0);
});
