import { expect, type Locator, type Page } from '@playwright/test';
import { admin } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

/** Signs in to the editors' UI, which shows its first page then. */
export async function signInToAdmin(page: Page): Promise<void> {
	await page.goto(`${origin}/admin/login`);
	await page.locator('input[name=email]').fill(admin.email);
	await page.locator('input[name=password]').fill(admin.password);
	await page.locator('form button[type=submit]').click();
	await page.waitForURL(/\/admin\/?$/);
}

/** Opens a document in English, for example `pages/12`, for somebody who is signed in. */
export async function openDocument(page: Page, document: string): Promise<void> {
	await page.goto(`${origin}/admin/collections/${document}?locale=en`);
}

/** Shows the fields of a tab of the open form. */
export async function chooseTab(page: Page, name: string): Promise<void> {
	await page.locator('.tabs-field__tab-button', { hasText: name }).click();
}

/** Clicks until what the button opens is there: a button that is drawn before scripts have started, or moves meanwhile, opens nothing. */
export async function openBy(button: Locator, opened: Locator): Promise<void> {
	await expect(async () => {
		if (!(await opened.isVisible())) await button.click({ timeout: 2_000 });
		await expect(opened).toBeVisible({ timeout: 2_000 });
	}).toPass();
}
