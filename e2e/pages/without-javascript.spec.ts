import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the menu opens, its links work, and a frequently asked question opens', async ({
	page,
	browser,
}, testInfo) => {
	await page.goto('/');
	if (testInfo.project.name === 'phone')
		await page.locator('[popovertarget=mobile-menu]').first().click();
	await page.locator('header a[href="/pricing"]:visible').first().click();
	await expect(page).toHaveURL(/\/pricing$/);
	await page.goto('/sms');
	await page.locator('main details summary').first().click();
	await expect(page.locator('main details[open]').first()).toBeVisible();

	// A browser that the scripts do not support gets the same page.
	const context = await browser.newContext({ javaScriptEnabled: true });
	await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
	const oldPage = await context.newPage();
	const errors: Error[] = [];
	oldPage.on('pageerror', (error) => errors.push(error));
	await oldPage.goto('/pricing');
	await oldPage.locator('h1').click();
	await expect(oldPage.locator('select:visible').first()).toHaveAccessibleName('Add a country');
	await expect(oldPage.getByRole('slider').and(oldPage.locator(':visible'))).toHaveCount(0);
	await expect(oldPage.locator('script[type=module]')).toHaveCount(0);
	expect(errors).toEqual([]);
	await context.close();
});
