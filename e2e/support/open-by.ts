import { expect, type Locator } from '@playwright/test';

/** Clicks until what the button opens is there: a button that is drawn before scripts have started, or moves meanwhile, opens nothing. */
export async function openBy(button: Locator, opened: Locator): Promise<void> {
	await expect(async () => {
		if (!(await opened.isVisible())) await button.click({ timeout: 5_000 });
		await expect(opened).toBeVisible({ timeout: 5_000 });
	}).toPass();
}

/** Clicks until the button is pressed, or is not any more: a page that still moves loses clicks. */
export async function press(toggle: Locator, pressed: 'true' | 'false'): Promise<void> {
	await expect(async () => {
		if ((await toggle.getAttribute('aria-pressed')) !== pressed)
			await toggle.click({ timeout: 5_000 });
		await expect(toggle).toHaveAttribute('aria-pressed', pressed, { timeout: 5_000 });
	}).toPass();
}
