import { expect, test } from '../support/test.ts';
import { openPrices } from './price-page.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('a tap on a country of the map shows its price and a link to its page', async ({ page }) => {
	await openPrices(page, '/da/priser');
	await page.locator('summary', { hasText: 'Alle lande' }).tap();
	await page.getByRole('button', { name: 'Kort', exact: true }).tap();
	const shape = page.locator('path[data-country="BR"]');
	await shape.tap();
	const link = page.getByRole('link', { name: 'Brasilien', exact: true });
	const note = page.locator('p[aria-live]').filter({ has: link });
	await expect(note).toContainText(/0,\d{2,6}/);
	await expect(note.getByRole('link', { name: 'Brasilien', exact: true })).toHaveAttribute(
		'href',
		'/da/priser/brasilien',
	);
	// A finger covers the country, so the selected country gets a border.
	await expect(page.locator('svg[role=img] > .stroke-fg')).toHaveAttribute(
		'd',
		(await shape.getAttribute('d')) ?? '',
	);
});
