import { expect, type Page, test } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { newAccount, openAdmin, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const admin = `${process.env.E2E_BACKEND_URL}/admin`;

let backend: Backend;
/** Finds every page that the person of this test has made. */
let own: string;

async function openNew(page: Page): Promise<void> {
	const { email } = await signInToAdmin(page, await newAccount());
	const { id } = await backend.first('users', `where[email][equals]=${email}`);
	own = `draft=true&where[createdBy][equals]=${id}`;
	await openAdmin(page, `${admin}/collections/pages/create?locale=en`);
}

const count = () => backend.count('pages', own);
const title = async () => (await backend.first('pages', own)).title;

test.beforeEach(async () => {
	backend = await signIn();
});
test.afterEach(async () => {
	if ((await count()) > 0) await backend.remove('pages', (await backend.first('pages', own)).id);
});

test('a new document is stored once something is written, and whoever writes on loses nothing', async ({
	page,
}) => {
	await openNew(page);
	const field = page.locator('#field-title');
	expect(await count()).toBe(0);
	const saveResponse = page.waitForResponse(/api\/pages\?/);
	await field.pressSequentially('Nine storks');
	await saveResponse;
	await page.keyboard.type(' fly over the roof');
	await expect(page).toHaveURL(/\/pages\/\d+/);
	await expect(field).toBeFocused();
	await page.keyboard.type(' today');
	await expect(field).toHaveValue('Nine storks fly over the roof today');
	await expect.poll(title).toBe('Nine storks fly over the roof today');
	expect(await count()).toBe(1);
});

test('a new form that is left untouched stores nothing', async ({ page }) => {
	await openNew(page);
	await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click();
	await expect(page).toHaveURL(/\/collections\/pages(\?|$)/);
	expect(await count()).toBe(0);
});

test('another language of a new document is the same document', async ({ page }) => {
	await openNew(page);
	await page.locator('#field-title').fill('Nine storks');
	const danish = page.locator('button:has([data-locale=da])');
	await openBy(page.locator('.localizer .popup-button'), danish);
	await danish.click();
	await expect(page).toHaveURL(/\/pages\/\d+\?locale=da/);
	await expect(page.locator('#field-title')).toHaveValue('');
	expect(await title()).toBe('Nine storks');
	expect(await count()).toBe(1);
});

test('what is written into a new form stays when it is left at once', async ({ page }) => {
	await openNew(page);
	await page.locator('#field-title').fill('Nine storks');
	await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click();
	await expect(page).toHaveURL(/\/collections\/pages(\?|$)/);
	await expect.poll(count).toBe(1);
	expect(await title()).toBe('Nine storks');
});
