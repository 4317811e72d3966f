import { expect, test } from '../support/test.ts';

test.describe('a browser in Danish', { tag: '@any-width' }, () => {
	test.use({ locale: 'da-DK' });

	test('opens the root in Danish, and other paths as requested', async ({ page }) => {
		await page.goto('/');
		expect(new URL(page.url()).pathname).toBe('/da');
		await page.goto('/sms');
		expect(new URL(page.url()).pathname).toBe('/sms');
	});
});

test('switching the language opens the same page, is stored for a year and overrides the browser’s language', async ({
	page,
	context,
	isMobile,
}, testInfo) => {
	await page.goto('/pricing');
	const onPhone = testInfo.project.name === 'phone' || isMobile;
	await page
		.locator(onPhone ? '[popovertarget=mobile-menu]' : '[popovertarget=language-menu]')
		.first()
		.click();
	await page.locator('a[hreflang=da]:visible').click();
	await expect(page).toHaveURL(/\/da\/priser$/);
	const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
	expect(cookie).toMatchObject({ value: 'da', sameSite: 'Lax', path: '/' });
	const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(Math.round(days)).toBe(365);
	await page.goto('/');
	await expect(page).toHaveURL(/\/da$/);
});

test('the link of a missing translation leads to the language’s home page and mentions it', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto('/about/careers');
	const german = page.locator('a[hreflang=de]').first();
	await expect(german).toHaveAttribute('href', '/language/de?to=%2Fde');
	await expect(german).toContainText('not available');
	expect(await page.locator('link[hreflang^="de"]').count()).toBe(0);
});
