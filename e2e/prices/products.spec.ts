import { expect, test } from '../support/test.ts';

test('the pricing table lists every product by date in the page’s language', async ({ page }) => {
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

test('the opened prices of a product fit on a small phone', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	for (const path of ['/pricing', '/da/priser', '/de/preise']) {
		await page.goto(path);
		const details = page.locator('details:has(dl)');
		await expect(details).not.toHaveCount(0);
		const overflowing = await details.evaluateAll(
			(elements) =>
				elements.flatMap((element) => {
					element.toggleAttribute('open', true);
					return [...element.querySelectorAll('dd')].filter(
						(price) => price.getBoundingClientRect().right > innerWidth,
					);
				}).length,
		);
		expect(overflowing, path).toBe(0);
	}
});
