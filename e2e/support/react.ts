import type { Page } from '@playwright/test';

/** Gives the first intent and waits until React has taken over. */
export async function startReact(page: Page): Promise<void> {
	await page.keyboard.press('Shift');
	await page.waitForFunction(() => '__reactRouterDataRouter' in window);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
