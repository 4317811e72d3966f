import { expect, type Locator } from '@playwright/test';

/** Clicks the button until its popup is visible: a click has no effect before scripts have started or while the button moves. */
export async function clickUntilVisible(button: Locator, popup: Locator): Promise<void> {
	await expect(async () => {
		if (!(await popup.isVisible())) await button.click({ timeout: 5_000 });
		await expect(popup).toBeVisible({ timeout: 5_000 });
	}).toPass();
}

/** Clicks the toggle button until it has the given state: clicks are lost while the page moves. */
export async function setPressed(toggle: Locator, state: 'true' | 'false'): Promise<void> {
	await expect(async () => {
		if ((await toggle.getAttribute('aria-pressed')) !== state)
			await toggle.click({ timeout: 5_000 });
		await expect(toggle).toHaveAttribute('aria-pressed', state, { timeout: 5_000 });
	}).toPass();
}
