import { expect, test } from '../support/test.ts';

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

test('the price table of the home page is no wider than a small phone', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	for (const path of ['/', '/da/', '/de/']) {
		await page.goto(path);
		const table = page.getByRole('table').first();
		await expect(table.getByRole('rowheader')).not.toHaveCount(0);
		const overflow = () =>
			table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
		await expect.poll(overflow, { message: path }).toBeLessThanOrEqual(0);
	}
});
