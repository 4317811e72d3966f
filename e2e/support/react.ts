import { expect, type Page } from '@playwright/test';

/** Gives the first intent until React has taken over; intents before the first paint don't count. */
export async function startReact(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
	}).toPass();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
