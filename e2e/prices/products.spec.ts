import { expect, test } from '../support/test.ts';

test('the opened prices of a product fit on a small phone', { tag: '@everything' }, async ({
	page,
}) => {
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

test('the price of a product is never broken in its digits', { tag: '@everything' }, async ({
	page,
}) => {
	for (const width of [390, 1024, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ['/pricing', '/da/priser', '/de/preise?currency=DKK']) {
			await page.goto(path);
			await page.evaluate(() => document.fonts.ready);
			const heights = () =>
				page
					.locator('article strong')
					.evaluateAll((prices) => new Set(prices.map((price) => price.clientHeight)).size);
			await expect.poll(heights, { message: `${path} at ${width} px` }).toBe(1);
		}
	}
});

test('phones fold products, RCS and e-mail prices and the estimator; wide windows show them', async ({
	page,
}) => {
	const parts = ['Included', 'Cost estimate', 'RCS by operator', 'E-mail'];
	const contents = ['Your name as sender', '6 operators', 'up to 1,000', 'Segments per message'];
	const visible = (text: string) => page.locator('main').getByText(text).filter({ visible: true });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/pricing');
	for (const text of contents) await expect(visible(text)).toHaveCount(0);
	for (const part of parts)
		await page
			.locator('summary.flex')
			.filter({ hasText: new RegExp(`^${part}$`), visible: true })
			.first()
			.click();
	for (const text of contents) await expect(visible(text)).not.toHaveCount(0);

	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/pricing');
	for (const text of contents) await expect(visible(text)).not.toHaveCount(0);
	for (const part of parts)
		await expect(
			page.locator('summary').filter({ hasText: new RegExp(`^${part}$`), visible: true }),
		).toHaveCount(0);
});

test('the price table of the home page is no wider than a small phone', {
	tag: '@everything',
}, async ({ page }) => {
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
