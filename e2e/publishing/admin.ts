import type { Page } from '@playwright/test';
import { admin } from './backend.ts';

/** Signs in to the editors' UI and opens a document in English, for example `pages/12`. */
export async function openDocument(page: Page, document: string): Promise<void> {
	const origin = process.env.E2E_BACKEND_URL ?? '';
	await page.goto(`${origin}/admin/login`);
	await page.locator('input[name=email]').fill(admin.email);
	await page.locator('input[name=password]').fill(admin.password);
	await page.locator('form button[type=submit]').click();
	await page.waitForURL(/\/admin\/?$/);
	await page.goto(`${origin}/admin/collections/${document}?locale=en`);
}
