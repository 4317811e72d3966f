import { expect, test } from '../support/test.ts';
import { smsFigures } from './price-page.ts';

test.use({ javaScriptEnabled: false });

test('country and currency can be chosen without JavaScript', { tag: '@any-width' }, async ({
	page,
}) => {
	await page.goto('/pricing?countries=DK');
	await page.locator('button[name=currency][value=DKK]').click();
	const table = page.getByRole('table', { name: 'Prices by country in Danish krone' });
	await expect(smsFigures(table)).toHaveText([/^DKK\s0\.\d{2,6}$/]);
	await expect(table.locator('thead th').last()).toHaveText('Denmark');
	await page.getByRole('button', { name: 'Remove Denmark' }).click();
	await expect(page.getByRole('button', { name: 'DKK' })).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('combobox', { name: 'Add a country' }).selectOption('SE');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Remove Sweden' })).toBeVisible();
});
