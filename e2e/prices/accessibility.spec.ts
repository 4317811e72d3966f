import { expectNoViolations, overflowOf } from '../support/accessibility.ts';
import { pageTypes } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { openPrices } from './price-page.ts';

test('the price page is accessible with everything open', async ({ page }) => {
	for (const path of pageTypes.pricing) {
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		await openPrices(page, `${path}?countries=DK,SE,DE`);
		// Uses element handles: an opened element may contain further summaries, which would change the indexes of a locator.
		const summaries = page.locator('[data-interactive] details > summary');
		for (const summary of await summaries.elementHandles()) {
			if (await summary.isVisible()) await summary.click();
		}
		await expect(page.locator('#estimator textarea')).toBeVisible();
		await expect(page.locator('input[type=search]')).toBeVisible();
		await expect.poll(overflowOf(page), { message: 'wider than the window' }).toBe(0);
		await expectNoViolations(page);
	}
});
