import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { withoutReact } from '../support/react.ts';
import { admin } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

/**
 * Opens a screen of the editors' UI and waits until React answers in all of its controls: what is typed or pressed before that is
 * lost, which takes a busy machine longer than any person.
 */
export async function openAdmin(page: Page, address: string): Promise<Response | null> {
	const answer = await page.goto(address);
	await expect(async () => {
		expect(await withoutReact(page, 'form, input, textarea, select, button')).toEqual([]);
	}).toPass();
	return answer;
}

/** Signs in to the editors' UI, which shows its first page then. */
export async function signInToAdmin(
	page: Page,
	{ email, password }: { email: string; password: string } = admin,
	editors = origin,
): Promise<void> {
	await openAdmin(page, `${editors}/admin/login`);
	await page.locator('input[name=email]').fill(email);
	await page.locator('input[name=password]').fill(password);
	await page.locator('form button[type=submit]').click();
	await page.waitForURL(/\/admin\/?$/);
}

/** Opens a document in English, for example `pages/12`, for somebody who is signed in. */
export async function openDocument(page: Page, document: string): Promise<void> {
	await openAdmin(page, `${origin}/admin/collections/${document}?locale=en`);
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
