import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the menu opens and its links work', async ({ page }, testInfo) => {
	await page.goto('/');
	if (testInfo.project.name === 'phone')
		await page.locator('[popovertarget=mobile-menu]').first().click();
	await page.locator('header a[href="/pricing"]:visible').first().click();
	await expect(page).toHaveURL(/\/pricing$/);
});
