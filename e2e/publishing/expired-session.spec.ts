import { expect, type Page, test } from '@playwright/test';
import {
	type Account,
	chooseInterfaceLanguage,
	newAccount,
	openDocument,
	signInToAdmin,
} from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;
let anna: Account;
let id: number;

test.beforeEach(async () => {
	backend = await signIn();
	anna = await newAccount({ name: 'Anna', role: 'publisher' });
	const slug = `signed-out-${crypto.randomUUID()}`;
	({ id } = await backend.create('pages', { title: 'Before', slug, _status: 'published' }));
});
test.afterEach(() => backend.remove('pages', id));

const draft = async () =>
	(await backend.first('pages', `draft=true&where[id][equals]=${id}`)).title;

async function writeWithoutSession(page: Page, text: string): Promise<void> {
	await chooseInterfaceLanguage(page.context(), 'da');
	await signInToAdmin(page, anna);
	await openDocument(page, `pages/${id}`);
	// Expires the session cookie.
	await page.context().clearCookies({ name: /-token$/ });
	await page.locator('#field-title').fill(text);
}

test('a signed-out editor signs in from the form on a phone, in Danish', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await writeWithoutSession(page, 'Skrevet uden login');
	const dialog = page.getByRole('dialog', { name: 'Du er logget ud' });
	await expect(dialog).toContainText('Det, du har skrevet, bliver stående');
	await expect(dialog.getByLabel('E-mailadresse')).toHaveValue(anna.email);
	await dialog.getByLabel('Adgangskode', { exact: true }).fill('forkert');
	await dialog.getByRole('button', { name: 'Log ind' }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	expect(await draft()).toBe('Before');

	// After "Later", a notice explains what happens to the text and offers to sign in.
	await dialog.getByRole('button', { name: 'Senere' }).click();
	const notice = page.getByRole('alert').filter({ hasText: 'Din tekst bliver her' });
	await notice.getByRole('button', { name: 'Log ind' }).click();
	await dialog.getByLabel('Adgangskode', { exact: true }).fill(anna.password);
	await dialog.getByRole('button', { name: 'Log ind' }).click();
	await expect(dialog).toBeHidden();
	await expect.poll(draft).toBe('Skrevet uden login');
	await expect(notice).toBeHidden();
	await expect(page.locator('#field-title')).toHaveValue('Skrevet uden login');
});

test('signing in in another tab closes the dialog and saves', { tag: '@everything' }, async ({
	page,
}) => {
	await writeWithoutSession(page, 'Skrevet uden login');
	const dialog = page.getByRole('dialog', { name: 'Du er logget ud' });
	await expect(dialog).toBeVisible();
	await signInToAdmin(page, anna);
	await expect(dialog).toBeHidden();
	await expect.poll(draft).toBe('Skrevet uden login');
});
