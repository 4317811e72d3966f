import { expectNoViolations, overflowOf } from '../support/accessibility.ts';
import { banner, expect, test } from './fixtures.ts';

test('banner and choices are accessible in both color schemes, fit the window and have large buttons', async ({
	page,
	thirdParties,
}) => {
	const site = await thirdParties.site('built-in');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		// German has the longest labels.
		await page.goto(`${site}/de/one`);
		await expect(banner.element(page)).toBeVisible();
		await expect.poll(overflowOf(page)).toBe(0);
		for (const button of [banner.accept(page), banner.reject(page), banner.choose(page)]) {
			const height = async () => (await button.boundingBox())?.height;
			await expect.poll(height).toBeGreaterThanOrEqual(44);
		}
		await expectNoViolations(page);
		await banner.choose(page).click();
		await expect(banner.settings(page)).toBeVisible();
		await expectNoViolations(page);
	}
});
