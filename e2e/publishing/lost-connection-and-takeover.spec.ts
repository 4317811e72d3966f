import { expect } from '@playwright/test';
import { test } from '../support/base-test.ts';
import {
	type Account,
	chooseInterfaceLanguage,
	newAccount,
	openDocument,
	signInToAdmin,
	waitForHydration,
} from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;
let berit: Account;
let id: number;

test.beforeEach(async () => {
	backend = await signIn();
	berit = await newAccount({ name: 'Berit', role: 'publisher' });
	const slug = `written-by-two-${crypto.randomUUID()}`;
	({ id } = await backend.create('pages', { title: 'Before', slug, _status: 'published' }));
});
test.afterEach(() => backend.remove('pages', id));

const draft = async () =>
	(await backend.first('pages', `draft=true&where[id][equals]=${id}`)).title;

test('a takeover keeps the input of a disconnected editor in their browser until they merge it', async ({
	page,
	browser,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const title = page.locator('#field-title');
	await title.fill('Being written');
	await expect.poll(draft).toBe('Being written');
	await page.context().setOffline(true);
	await title.fill('Written without a connection');
	await expect(page.getByText('Not saved yet')).toBeVisible();

	const context = await browser.newContext();
	const otherPage = await context.newPage();
	await signInToAdmin(otherPage, berit);
	await openDocument(otherPage, `pages/${id}`);
	const takeOver = otherPage.locator('#document-locked-take-over');
	const reload = otherPage.waitForEvent('load');
	await takeOver.click();
	await reload;
	await expect(takeOver).toBeHidden();
	await expect(otherPage.locator('#field-title')).toHaveValue('Being written');
	await waitForHydration(otherPage);
	// The disconnected editor has lost the lock, even before the colleague edits.
	const lock = `where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`;
	await expect.poll(() => backend.count('payload-locked-documents', lock)).toBe(1);
	await otherPage.locator('#field-title').fill('Continued by a colleague');
	await expect.poll(draft).toBe('Continued by a colleague');

	await page.context().setOffline(false);
	const notice = page.getByRole('alert').filter({ hasText: 'took this over' });
	await expect(notice).toBeVisible();
	expect(await draft()).toBe('Continued by a colleague');
	await otherPage.goto('about:blank');
	await expect.poll(() => backend.count('payload-locked-documents', lock)).toBe(0);
	await notice.getByRole('button', { name: 'See the document as it is' }).click();
	const offer = page.getByRole('alert').filter({ hasText: 'is not in the document' });
	await offer.getByRole('button', { name: 'Put it into the form' }).click();
	const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
	await expect(dialog).toContainText('Written without a connection');
	await expect(dialog).toContainText('Continued by a colleague');
	await dialog.getByRole('button', { name: 'Keep mine' }).click();
	await expect.poll(draft).toBe('Written without a connection');
	await context.close();
});

test('a form whose editor cannot be loaded says so, and loads again once the connection is back', {
	tag: '@everything',
}, async ({ page }) => {
	await chooseInterfaceLanguage(page.context(), 'da');
	await signInToAdmin(page);
	// The scripts of the document itself are requested before this event, the editor's script after it.
	let isLost = false;
	page.once('domcontentloaded', () => {
		isLost = true;
	});
	await page.route('**/_next/static/chunks/**', (route) =>
		isLost ? route.abort('internetdisconnected') : route.continue(),
	);
	const { id: article } = await backend.first('posts', '');
	await page.goto(`${process.env.E2E_BACKEND_URL}/admin/collections/posts/${article}`);
	await expect(page.getByRole('heading', { name: 'Skærmen kunne ikke indlæses' })).toBeVisible();
	isLost = false;
	await page.context().setOffline(true);
	await page.context().setOffline(false);
	await expect(page.locator('.article-body [contenteditable=true]').first()).toBeVisible();
});
