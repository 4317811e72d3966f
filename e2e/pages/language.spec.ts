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

test('the link of a missing translation leads to the language’s home page and mentions it', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.goto('/about/careers');
	const german = page.locator('a[hreflang=de]').first();
	await expect(german).toHaveAttribute('href', '/language/de?to=%2Fde');
	await expect(german).toContainText('not available');
	expect(await page.locator('link[hreflang^="de"]').count()).toBe(0);
});
