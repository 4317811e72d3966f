import { expect } from '@playwright/test';
import { test } from '../support/base-test.ts';
import {
	type Account,
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

test('a lost connection is said, and what was written is saved when it is back', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const title = page.locator('#field-title');
	await expect(title).toHaveValue('Before');
	await page.context().setOffline(true);
	await title.fill('Written without a connection');
	await expect(page.getByText('Not saved yet')).toBeVisible();
	await page.context().setOffline(false);
	await expect(page.getByText('Not saved yet')).toBeHidden();
	await expect.poll(draft).toBe('Written without a connection');
});

test('a lost connection is said when it goes, also before anything is written', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	await page.context().setOffline(true);
	await expect(page.getByText('No connection. What you write stays here')).toBeVisible();
	await page.context().setOffline(false);
	await expect(page.getByText('No connection')).toBeHidden();
});

test('a backend that is away is said by the first save that fails', async ({ page }) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const notice = page.getByText('Not saved yet');
	let saves = 0;
	await page.route(/\/api\/pages\/\d+\?/, async (route) => {
		if (route.request().method() === 'PATCH' && !(await notice.isVisible())) saves += 1;
		await route.abort();
	});
	await page.locator('#field-title').fill('Written while the backend is away');
	await expect(notice).toBeVisible();
	// Until it is said: the form's own save, and the one past it that finds out why; not one after a pause more.
	expect(saves).toBeLessThanOrEqual(2);
	await page.unroute(/\/api\/pages\/\d+\?/);
	await expect.poll(draft).toBe('Written while the backend is away');
});

test('a colleague who asks for a document gets it, with the last words in it', async ({
	page,
	browser,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const title = page.locator('#field-title');
	await title.fill('Being written');
	await expect.poll(draft).toBe('Being written');

	const other = await browser.newContext();
	const theirs = await other.newPage();
	await signInToAdmin(theirs, berit);
	await openDocument(theirs, `pages/${id}`);
	await theirs.getByRole('button', { name: 'Ask for it' }).click();
	const notice = page.getByText('would like to write here');
	await expect(notice).toBeVisible();
	await title.fill('The last words before');
	await page.getByRole('button', { name: 'Save and hand over' }).click();
	await expect(theirs.locator('#field-title')).toBeEnabled();
	await expect(theirs.locator('#field-title')).toHaveValue('The last words before');
	// The form that was waited for has been opened anew.
	await waitForHydration(theirs);
	await theirs.locator('#field-title').fill('Continued by a colleague');
	await expect.poll(draft).toBe('Continued by a colleague');
	await other.close();
});

test('a colleague who takes over gets what was being written at that moment', async ({
	page,
	browser,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const title = page.locator('#field-title');
	await title.fill('Being written');
	await expect.poll(draft).toBe('Being written');

	const other = await browser.newContext();
	const theirs = await other.newPage();
	await signInToAdmin(theirs, berit);
	await openDocument(theirs, `pages/${id}`);
	const takeOver = theirs.locator('#document-locked-take-over');
	await expect(takeOver).toBeVisible();
	// Nothing is saved by itself from here on: only taking over can make the form send it.
	await page.route(/autosave=true/, async (route) => {
		const isTaking = await theirs.getByText('last words are being saved').isVisible();
		await (isTaking ? route.continue() : route.abort());
	});
	await title.fill('The last words before');
	await takeOver.click();
	await expect(theirs.locator('#field-title')).toHaveValue('The last words before');
	await expect(theirs.locator('#field-title')).toBeEnabled();
	await expect(page.locator('#document-locked-take-over')).toBeVisible();
	// It asks the colleague's page.
	await page.unrouteAll({ behavior: 'wait' });
	await other.close();
});

test('a colleague takes over from a form without a connection: its words stay in the browser until its editor decides', async ({
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

	const other = await browser.newContext();
	const theirs = await other.newPage();
	await signInToAdmin(theirs, berit);
	await openDocument(theirs, `pages/${id}`);
	const takeOver = theirs.locator('#document-locked-take-over');
	await takeOver.click();
	// The form does not answer; then theirs is opened anew, with the document.
	await expect(takeOver).toBeHidden();
	await expect(theirs.locator('#field-title')).toHaveValue('Being written');
	await waitForHydration(theirs);
	// Who was without a connection has no document to write any more, also before the colleague writes.
	const lock = `where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`;
	expect(await backend.count('payload-locked-documents', lock)).toBe(1);
	await theirs.locator('#field-title').fill('Continued by a colleague');
	await expect.poll(draft).toBe('Continued by a colleague');

	await page.context().setOffline(false);
	const notice = page.getByRole('alert').filter({ hasText: 'took this over' });
	await expect(notice).toBeVisible();
	await expect(notice).toContainText('Berit (');
	await notice.getByRole('button', { name: 'Compare' }).click();
	const both = page.getByRole('dialog').getByRole('region', { name: 'Title' });
	await expect(both).toContainText('Written without a connection');
	await expect(both).toContainText('Continued by a colleague');
	await page.getByRole('button', { name: 'Close', exact: true }).click();
	expect(await draft()).toBe('Continued by a colleague');
	await notice.getByRole('button', { name: 'Save as a new draft' }).click();
	await expect(notice.getByRole('link', { name: 'Open the new draft' })).toBeVisible();
	await expect
		.poll(() =>
			backend.count('pages', 'draft=true&where[title][equals]=Written without a connection'),
		)
		.toBeGreaterThan(0);
	await other.close();
});
