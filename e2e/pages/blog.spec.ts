import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the blog can be paged by link through every article', async ({ page }) => {
		await page.goto('/da/blog');
		const seen = new Set<string>();
		for (let pages = 0; pages < 10; pages++) {
			for (const link of await page
				.locator('main a[href^="/da/blog/"]:not([href*="/category/"])')
				.all()) {
				seen.add((await link.getAttribute('href')) ?? '');
			}
			const older = page.locator('main a[href*="after="]').first();
			if ((await older.count()) === 0) break;
			await older.click();
		}
		seen.delete('/da/blog/feed.xml');
		expect(seen.size).toBe(12);
	});

	test('an article is complete', async ({ page }) => {
		await page.goto('/blog/gsm-7-or-ucs-2-what-a-single-emoji-costs');
		expect(
			(await page.locator('article, main').first().textContent())?.split(/\s+/).length,
		).toBeGreaterThan(800);
		await expect(page.locator('main table').first()).toBeVisible();
		await expect(page.locator('main pre').first()).toBeVisible();
	});
});

test('a cursor that does not exist is not found', async ({ request }) => {
	expect((await request.get('/blog?after=bm9wZQ')).status()).toBe(404);
});

test('a category lists its own articles only', async ({ page }) => {
	await page.goto('/blog/category/engineering');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('main a[href="/blog/webhooks-that-survive"]').first()).toBeVisible();
	expect(await page.locator('main a[href="/blog/consent-opt-in-opt-out"]').count()).toBe(0);
});
