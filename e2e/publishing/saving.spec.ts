import { expect, type Page, test } from '@playwright/test';
import { openDocument, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;
let id: number;

test.beforeAll(async () => {
	backend = await signIn();
});
test.beforeEach(async () => {
	const slug = `saved-${test.info().project.name}-${Date.now()}`;
	({ id } = await backend.create('pages', { title: 'Before', slug, _status: 'published' }));
});
test.afterEach(() => backend.remove('pages', id));

const draftTitle = async () =>
	(await backend.first('pages', `draft=true&where[id][equals]=${id}`)).title;
const publishedTitle = async () => (await backend.first('pages', `where[id][equals]=${id}`)).title;

async function open(page: Page): Promise<void> {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	await expect(page.locator('#field-title')).toHaveValue('Before');
}

test('what is written is there after another language was chosen at once, and visitors see none of it', async ({
	page,
}) => {
	test.setTimeout(120_000);
	await open(page);
	await page.locator('#field-title').fill('Written just now');
	await page.locator('.localizer .popup-button').click();
	await page.locator('button:has([data-locale=da])').click();
	await expect(page.locator('#field-title')).toHaveValue('');
	expect(await draftTitle()).toBe('Written just now');
	expect(await publishedTitle()).toBe('Before');
	await page.locator('.localizer .popup-button').click();
	await page.locator('button:has([data-locale=en])').click();
	await expect(page.locator('#field-title')).toHaveValue('Written just now');
});

test('a tab that goes leaves the draft behind', async ({ page }) => {
	test.setTimeout(120_000);
	await open(page);
	await page.locator('#field-title').fill('Before the tab was closed');
	await page.goto('about:blank');
	await expect.poll(draftTitle).toBe('Before the tab was closed');
});
