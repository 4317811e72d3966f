import { expect, test } from '@playwright/test';
import { openDocument, signInToAdmin } from './admin.ts';
import { admin, type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
const colleague = {
	email: 'colleague@example.com',
	name: 'Berit',
	password: 'a long password of a colleague',
};

let backend: Backend;
let id: number;

test.beforeAll(async () => {
	backend = await signIn();
	({ id } = await backend.create('pages', {
		title: 'Before',
		slug: 'written-by-two',
		_status: 'published',
	}));
	await backend.create('users', {
		...colleague,
		roles: ['publisher'],
		currentPassword: admin.password,
	});
});
test.afterAll(() => backend.remove('pages', id));

test('a lost connection is said, and what was written is saved when it is back; a colleague who asks gets the document', async ({
	page,
	browser,
}) => {
	test.setTimeout(180_000);
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const title = page.locator('#field-title');
	await expect(title).toHaveValue('Before');
	await page.context().setOffline(true);
	await title.fill('Written without a connection');
	await expect(page.getByText('Not saved yet')).toBeVisible({ timeout: 30_000 });
	await page.context().setOffline(false);
	await expect(page.getByText('Not saved yet')).toBeHidden({ timeout: 30_000 });
	const draft = async () =>
		(await backend.first('pages', `draft=true&where[id][equals]=${id}`)).title;
	await expect.poll(draft).toBe('Written without a connection');

	const other = await browser.newContext();
	const theirs = await other.newPage();
	await theirs.goto(`${origin}/admin/login`);
	await theirs.locator('input[name=email]').fill(colleague.email);
	await theirs.locator('input[name=password]').fill(colleague.password);
	await theirs.locator('form button[type=submit]').click();
	await theirs.waitForURL(/\/admin\/?$/);
	await openDocument(theirs, `pages/${id}`);
	await theirs.getByRole('button', { name: 'Ask for it' }).click();
	const notice = page.getByText('would like to write here');
	await expect(notice).toBeVisible({ timeout: 30_000 });
	await title.fill('The last words before');
	await page.getByRole('button', { name: 'Save and hand over' }).click();
	await expect(theirs.locator('#field-title')).toBeEnabled({ timeout: 30_000 });
	await expect(theirs.locator('#field-title')).toHaveValue('The last words before');
	await theirs.locator('#field-title').fill('Continued by a colleague');
	await expect.poll(draft).toBe('Continued by a colleague');
	await other.close();
});
