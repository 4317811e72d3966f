import type { Page } from '@playwright/test';
import { holdResponses } from '../support/hold-responses.ts';
import { banner, expect, test } from './fixtures.ts';

const openCount = (page: Page) => page.evaluate('window.chatWidget?.opened');

test.beforeEach(async ({ context, thirdParties }) => {
	const url = await thirdParties.site('built-in');
	const choice = { categories: ['necessary', 'functional'], revision: 7 };
	const value = encodeURIComponent(JSON.stringify(choice));
	await context.addCookies([{ name: 'consent_choice', value, url }]);
});

test('opens once the widget exists if the page is loaded with the hash openchat', async ({
	page,
	thirdParties,
}) => {
	await page.clock.install();
	await page.goto(`${await thirdParties.site('built-in')}/one#openchat`);
	await expect.poll(() => openCount(page)).toBe(1);
	await page.clock.runFor(5000);
	expect(await openCount(page)).toBe(1);
});

test('opens when the hash changes to openchat', async ({ page, thirdParties }) => {
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	await expect.poll(() => openCount(page)).toBe(0);
	await page.evaluate(() => {
		location.hash = 'openchat';
	});
	await expect.poll(() => openCount(page)).toBe(1);
});

test('retries until a slow widget exists', async ({ page, thirdParties }) => {
	const release = await holdResponses(page, new RegExp(`^${thirdParties.chat.url}`));
	await page.clock.install();
	const widgetRequest = page.waitForRequest((request) =>
		request.url().startsWith(thirdParties.chat.url),
	);
	await page.goto(`${await thirdParties.site('built-in')}/one#openchat`);
	await widgetRequest;
	await page.clock.runFor(4000);
	expect(await openCount(page)).toBeUndefined();
	await expect(page.locator('h1')).toBeVisible();
	release();
	await expect.poll(() => openCount(page)).toBe(1);
});

test('opens the consent choices first if there is no consent', async ({
	page,
	context,
	thirdParties,
}) => {
	await context.clearCookies();
	await page.goto(`${await thirdParties.site('built-in')}/one#openchat`);
	await expect(banner.settings(page)).toBeVisible();
	expect(thirdParties.chat.requests).toEqual([]);
	await banner.settings(page).locator('input[value=functional]').check({ force: true });
	await banner.save(page).click();
	await expect.poll(() => openCount(page)).toBe(1);
});
