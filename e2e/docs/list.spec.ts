import { expect, test } from '../support/test';
import { docs, operation, shownViewer } from './viewer';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of docs) {
		test(`${path} lists the operations, each with its address`, async ({ page }) => {
			await page.goto(path);
			await expect(page.locator('main')).toContainText('POST');
			await expect(page.getByRole('link', { name: '/prices/graphql' })).toHaveAttribute(
				'href',
				path + operation,
			);
		});
	}
});

test('the list is there at once; nobody fetches the viewer for who only reads', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(request.url());
	});
	await page.clock.install();
	await page.goto('/docs');
	await page.waitForLoadState('networkidle');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(scripts).toEqual([]);
	// After a quiet while it comes by itself.
	await page.clock.fastForward(10_000);
	await page.clock.resume();
	await expect(shownViewer(page)).toBeVisible({ timeout: 20_000 });
});

test('the first intent starts the viewer', async ({ page }) => {
	await page.clock.install();
	await page.goto('/docs');
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
	}).toPass();
	await page.clock.resume();
	await expect(shownViewer(page)).toBeVisible({ timeout: 20_000 });
});
