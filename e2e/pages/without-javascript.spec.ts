import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the menu opens, its links work, and a frequently asked question opens', async ({
	page,
}, testInfo) => {
	await page.goto('/');
	if (testInfo.project.name === 'phone')
		await page.locator('[popovertarget=mobile-menu]').first().click();
	await page.locator('header a[href="/pricing"]:visible').first().click();
	await expect(page).toHaveURL(/\/pricing$/);
	await page.goto('/sms');
	await page.locator('main details summary').first().click();
	await expect(page.locator('main details[open]').first()).toBeVisible();
});
