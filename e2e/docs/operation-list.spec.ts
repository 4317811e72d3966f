import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { docs, expectViewer, operation } from './viewer.ts';

/** The operation's summary in each language. */
const titles = ['Prices by country', 'Priser pr. land', 'Preise nach Land'];

test.describe('without JavaScript', { tag: '@any-width' }, () => {
	test.use({ javaScriptEnabled: false });

	test('the list and the description of an operation are in the language of the page', async ({
		page,
	}) => {
		for (const [index, path] of docs.entries()) {
			await page.goto(path);
			await expect(page.locator('main')).toContainText('POST');
			const link = page.getByRole('link', { name: '/prices/graphql' });
			await expect(link).toHaveAttribute('href', path + operation);
			await page.goto(path + operation);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[index] ?? '');
			const main = page.locator('main');
			await expect(main).toContainText('POST /prices/graphql');
			await expect(main.getByRole('term').filter({ hasText: '403' })).toBeVisible();
		}
	});
});

/** Stops the page's timers, so that nothing starts by itself, however slow the machine is. */
async function stopTime(page: Page): Promise<void> {
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(60_000);
}

test('the viewer does not replace the list while one of its links has the focus', {
	tag: '@any-width',
}, async ({ page }) => {
	await stopTime(page);
	await page.goto('/docs');
	const link = page.getByRole('link', { name: '/v1/rcs/reach' });
	await link.focus();
	const viewer = page.waitForResponse((response) => response.url().includes('/assets/viewer'));
	await page.clock.resume();
	await page.keyboard.press('Shift');
	await viewer;
	await page.waitForLoadState('networkidle');
	await expect(link).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/docs\/tag\/messages\/post\/v1\/rcs\/reach$/);
	await expectViewer(page);
});

test.describe('with stopped timers', { tag: '@any-width' }, () => {
	test.beforeEach(({ page }) => stopTime(page));

	test('the list is visible at once, and the viewer starts after a while without activity', async ({
		page,
	}) => {
		const scripts: string[] = [];
		page.on('request', (request) => {
			if (request.resourceType() === 'script') scripts.push(request.url());
		});
		await page.goto('/docs');
		await page.clock.runFor(2000);
		await page.waitForLoadState('networkidle');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(scripts.filter((url) => url.includes('/assets/viewer'))).toEqual([]);
		await page.clock.runFor(10_000);
		await page.clock.resume();
		await expectViewer(page);
	});
});
