import { expect, test } from '../support/test.ts';

for (const path of ['/', '/da/', '/de/']) {
	test(`${path}: the price table is no wider than a small phone`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(path);
		const table = page.getByRole('table').first();
		await expect(table.getByRole('rowheader')).not.toHaveCount(0);
		const overflow = () =>
			table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
		await expect.poll(overflow).toBeLessThanOrEqual(0);
	});
}
