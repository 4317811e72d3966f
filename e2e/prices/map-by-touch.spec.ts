import { expect, test } from '../support/test.ts';
import { openPrices, pricePages } from './price-page.ts';

const words = {
	'/pricing': { all: 'All countries', map: 'Map', brazil: 'Brazil' },
	'/da/priser': { all: 'Alle lande', map: 'Kort', brazil: 'Brasilien' },
	'/de/preise': { all: 'Alle Länder', map: 'Karte', brazil: 'Brasilien' },
} as const;

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

for (const { path } of pricePages) {
	test(`${path}: a tap on a country of the map shows its price and a link to its page`, async ({
		page,
	}) => {
		await openPrices(page, path);
		const { all, map, brazil } = words[path];
		await page.locator('summary', { hasText: all }).tap();
		await page.getByRole('button', { name: map, exact: true }).tap();
		const shape = page.locator('path[data-country="BR"]');
		await shape.tap();
		const link = page.getByRole('link', { name: brazil, exact: true });
		const note = page.locator('p[aria-live]').filter({ has: link });
		await expect(note).toContainText(/0[.,]\d{2,6}/);
		await expect(note.getByRole('link', { name: brazil, exact: true })).toHaveAttribute(
			'href',
			`${path}/${brazil.toLowerCase()}`,
		);
		// A finger covers the country, so the selected country gets a border.
		await expect(page.locator('svg[role=img] > .stroke-fg')).toHaveAttribute(
			'd',
			(await shape.getAttribute('d')) ?? '',
		);
	});
}
