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

for (const path of ['/pricing', '/da/priser', '/de/preise']) {
	test(`${path}: what is opened in a product is no wider than a small phone`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(path);
		const opened = page.locator('details:has(dl)');
		await expect(opened).not.toHaveCount(0);
		const beyond = await opened.evaluateAll(
			(all) =>
				all.flatMap((one) => {
					one.toggleAttribute('open', true);
					return [...one.querySelectorAll('dd')].filter(
						(price) => price.getBoundingClientRect().right > innerWidth,
					);
				}).length,
		);
		expect(beyond).toBe(0);
	});
}
