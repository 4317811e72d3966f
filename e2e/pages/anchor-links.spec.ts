import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';

const article = '/blog/gsm-7-or-ucs-2-what-a-single-emoji-costs';

test('anchor links work without router warnings, and going back works', async ({ page }) => {
	const warnings: string[] = [];
	page.on('console', (message) => {
		// The location of the router's warnings is a script; the browser's own warnings have the page as location.
		if (message.type() === 'warning' && message.location().url.includes('/assets/'))
			warnings.push(message.text());
	});
	await page.goto(article);
	await startReact(page);
	const contents = page.getByRole('navigation', { name: 'On this page' });
	for (const summary of await contents.locator('summary:visible').all()) await summary.click();
	const link = contents.locator('a[href^="#"]:visible').nth(1);
	const hash = (await link.getAttribute('href')) ?? '';
	await link.click();
	await expect(page).toHaveURL(article + hash);
	await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
	await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeFocused();

	await page.getByRole('link', { name: 'Skip to content' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(article + hash);
	await page.goBack();
	await expect(page).toHaveURL(article);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	expect(warnings).toEqual([]);
});
