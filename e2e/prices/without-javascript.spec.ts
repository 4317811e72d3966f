import { expect, test } from '../support/test.ts';
import { pricePages, smsFigures } from './price-page.ts';

test.use({ javaScriptEnabled: false });

test('the HTML contains prices', { tag: '@any-width' }, async ({ page }) => {
	for (const { path, heading, euros } of pricePages) {
		await page.goto(path);
		const table = page.getByRole('table', { name: heading });
		await expect(smsFigures(table)).toHaveText([euros, euros, euros]);
		await expect(page.getByRole('alert')).toBeEmpty();
	}
});

test('a country and the currency can be chosen without JavaScript', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto('/pricing?countries=DK');
	await page.locator('button[name=currency][value=DKK]').click();
	const table = page.getByRole('table', { name: 'Prices by country in Danish krone' });
	await expect(smsFigures(table)).toHaveText([/^DKK\s0\.\d{2,6}$/]);
	await expect(table.locator('thead th').last()).toHaveText('Denmark');
});

test('the last country can be removed and another one added without JavaScript', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto('/pricing?countries=DK&currency=DKK');
	await page.getByRole('button', { name: 'Remove Denmark' }).click();
	await expect(page.getByText('No country chosen')).toBeVisible();
	await expect(page.getByRole('button', { name: 'DKK' })).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('combobox', { name: 'Add a country' }).selectOption('SE');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Remove Sweden' })).toBeVisible();
});
