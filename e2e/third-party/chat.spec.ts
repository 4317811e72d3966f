import type { Page } from '@playwright/test';
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
