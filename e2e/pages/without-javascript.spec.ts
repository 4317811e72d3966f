import { pageTypes } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the menu opens and its links work', async ({ page }, testInfo) => {
	await page.goto('/');
	if (testInfo.project.name === 'phone')
		await page.locator('[popovertarget=mobile-menu]').first().click();
	await page.locator('header a[href="/pricing"]:visible').first().click();
	await expect(page).toHaveURL(/\/pricing$/);
});

test('pages show their heading and banner', { tag: '@any-width' }, async ({ page }) => {
	for (const type of ['home', 'product', 'pricing', 'docs'] as const) {
		await page.goto(pageTypes[type][0]);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('banner')).toBeVisible();
	}
});

test('a frequently asked question opens', { tag: '@any-width' }, async ({ page }) => {
	await page.goto('/sms');
	const question = page.locator('main details summary').first();
	await question.click();
	await expect(page.locator('main details[open]').first()).toBeVisible();
});
