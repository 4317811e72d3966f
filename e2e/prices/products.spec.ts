import { expect, test } from '../support/test.ts';

test('the pricing table lists every product by its date, in the language', async ({ page }) => {
	const titles = page.locator('article h3');
	await page.goto('/pricing');
	await expect(titles).toHaveCount(5);
	const english = await titles.allTextContents();
	expect(english[0]).toContain('SMS');
	expect(english.join()).toMatch(/SMS.*RCS.*mail/);
	await page.goto('/de/preise');
	await expect(titles).toHaveCount(5);
	expect((await titles.allTextContents()).join()).not.toBe(english.join());
});
