import { expect, test } from '../support/test.ts';
import { openPrices, pricePages } from './price-page.ts';

const views = { '/pricing': 'Map', '/da/priser': 'Kort', '/de/preise': 'Karte' } as const;
const brazil = {
	'/pricing': 'Brazil',
	'/da/priser': 'Brasilien',
	'/de/preise': 'Brasilien',
} as const;

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

for (const { path } of pricePages) {
	test(`${path}: a tap on a country of the map tells its price and leads to its page`, async ({
		page,
	}) => {
		await openPrices(page, path);
		const map = page.getByRole('button', { name: views[path], exact: true });
		await map.scrollIntoViewIfNeeded();
		await map.tap();
		await page.locator('path[data-country="BR"]').tap();
		const link = page.locator('p[aria-live]').getByRole('link', { name: brazil[path] });
		await expect(link).toHaveAttribute('href', `${path}/${brazil[path].toLowerCase()}`);
		await expect(page.locator('p[aria-live]').filter({ has: link })).toContainText(/0[.,]\d{2,6}/);
	});
}
