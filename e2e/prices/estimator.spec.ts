import { overflowOf } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { openPrices } from './price-page.ts';

test('fields hold a large number in German on the narrowest screen', {
	tag: '@everything',
}, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await openPrices(page, '/de/preise?countries=DK#estimator');
	for (const name of ['SMS pro Monat', 'RCS pro Monat', 'E-Mails pro Monat']) {
		const field = page.getByLabel(name, { exact: true });
		await field.fill('1.000.000.000');
		await field.blur();
		const fieldOverflow = () => field.evaluate((input) => input.scrollWidth - input.clientWidth);
		await expect.poll(fieldOverflow, { message: name }).toBeLessThanOrEqual(0);
	}
	await expect.poll(overflowOf(page), { message: 'wider than the window' }).toBe(0);
});
