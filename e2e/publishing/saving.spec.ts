import { expect, type Page, test } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { openDocument, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;
let id: number;

test.beforeEach(async () => {
	backend = await signIn();
	const slug = `saved-${crypto.randomUUID()}`;
	({ id } = await backend.create('pages', { title: 'Before', slug, _status: 'published' }));
});
test.afterEach(() => backend.remove('pages', id));

const draftTitle = async () =>
	(await backend.first('pages', `draft=true&where[id][equals]=${id}`)).title;
const publishedTitle = async () => (await backend.first('pages', `where[id][equals]=${id}`)).title;

async function chooseLanguage(page: Page, code: string): Promise<void> {
	const choice = page.locator(`button:has([data-locale=${code}])`);
	await openBy(page.locator('.localizer .popup-button'), choice);
	await choice.click();
}

async function open(page: Page): Promise<void> {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	await expect(page.locator('#field-title')).toHaveValue('Before');
}

test('what is written is there after another language was chosen at once, and visitors see none of it', async ({
	page,
}) => {
	await open(page);
	await page.locator('#field-title').fill('Written just now');
	await chooseLanguage(page, 'da');
	await expect(page.locator('#field-title')).toHaveValue('');
	expect(await draftTitle()).toBe('Written just now');
	expect(await publishedTitle()).toBe('Before');
	await chooseLanguage(page, 'en');
	await expect(page.locator('#field-title')).toHaveValue('Written just now');
});

test('a tab that goes leaves the draft behind', async ({ page }) => {
	await open(page);
	await page.locator('#field-title').fill('Before the tab was closed');
	await page.goto('about:blank');
	await expect.poll(draftTitle).toBe('Before the tab was closed');
});

test('what is written into several fields while a save is under way stays, and is saved', async ({
	page,
}) => {
	await open(page);
	const title = page.locator('#field-title');
	const address = page.locator('#field-slug');
	let answer = () => {};
	const asked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const saving = new Promise<void>((resolve) =>
		page.route(
			/autosave=true/,
			async (route) => {
				const response = await route.fetch();
				resolve();
				await asked;
				await route.fulfill({ response });
			},
			{ times: 1 },
		),
	);
	await title.fill('Being saved');
	await saving;
	const slug = `after-${crypto.randomUUID()}`;
	await title.fill('Written meanwhile');
	await address.fill(slug);
	const followed = page.waitForResponse(/autosave=true/);
	answer();
	await followed;
	await expect.poll(draftTitle).toBe('Written meanwhile');
	await expect(title).toHaveValue('Written meanwhile');
	await expect(address).toHaveValue(slug);
});
