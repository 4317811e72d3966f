import { expect, type Page, test } from '@playwright/test';
import {
	chooseInterfaceLanguage,
	newAccount,
	openAdmin,
	openDocument,
	signInToAdmin,
} from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let id: number;
let title: string;

test.beforeEach(async () => {
	backend = await signIn();
	const suffix = crypto.randomUUID();
	title = `Palette ${suffix}`;
	const sections = [{ blockType: 'cleanHero', heading: 'A heading' }];
	const fields = { title, slug: `palette-${suffix}`, sections, _status: 'draft' };
	({ id } = await backend.create('pages', fields));
});
test.afterEach(() => backend.remove('pages', id));

const names = { en: 'Go to …', da: 'Gå til …' };

/** Presses the shortcut until the palette opens, because there is no listener before hydration. */
async function openPalette(page: Page, language: keyof typeof names = 'en') {
	const dialog = page.getByRole('dialog', { name: names[language] });
	await expect(async () => {
		if (!(await dialog.isVisible())) await page.keyboard.press('Control+k');
		await expect(dialog).toBeVisible({ timeout: 2_000 });
	}).toPass();
	return dialog;
}

test('opens a document and a list by keyboard, in Danish', async ({ page }) => {
	await chooseInterfaceLanguage(page.context(), 'da');
	await signInToAdmin(page);
	await openAdmin(page, `${origin}/admin`);
	const dialog = await openPalette(page, 'da');
	await expect(dialog.getByRole('combobox')).toBeFocused();
	await page.keyboard.type(title);
	await expect(dialog.getByRole('option').first()).toContainText(title);
	await page.keyboard.press('Enter');
	await expect(page.locator('#field-title')).toHaveValue(title);

	const reopened = await openPalette(page, 'da');
	await page.keyboard.type('sider');
	await expect(reopened.getByRole('option', { selected: true })).toContainText(/sider/i);
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/collections\/pages(\?|$)/);
});

test('the document opened last is the first option', async ({ page }) => {
	await signInToAdmin(page);
	const saveResponse = page.waitForResponse(
		(response) =>
			response.url().includes('/payload-preferences/recent-documents') &&
			response.request().method() === 'POST',
	);
	await openDocument(page, `pages/${id}`);
	await saveResponse;
	await openAdmin(page, `${origin}/admin`);
	const dialog = await openPalette(page);
	await expect(dialog.getByRole('option').first()).toContainText(title);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
});

test('offers only actions that the person may perform', async ({ page }) => {
	await signInToAdmin(page, await newAccount({ role: 'author' }));
	await openAdmin(page, `${origin}/admin`);
	const dialog = await openPalette(page);
	const options = dialog.getByRole('option');
	await expect(options.filter({ hasText: 'Create: Article' })).toBeVisible();
	await expect(options.filter({ hasText: 'Create: Product' })).toHaveCount(0);
	await expect(options.filter({ hasText: 'Create: User' })).toHaveCount(0);
});
