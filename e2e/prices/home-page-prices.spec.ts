import { expect, test } from '../support/test.ts';

test('the price table is no wider than a small phone', { tag: '@any-width' }, async ({ page }) => {
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
