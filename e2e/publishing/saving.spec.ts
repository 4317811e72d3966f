import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { chooseInterfaceLanguage, openDocument, ownPage, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;

const own = ownPage({ title: 'Before', _status: 'published' });
test.beforeEach(async () => {
	backend = await signIn();
});

const draftTitle = async () =>
	(await backend.first('pages', `draft=true&where[id][equals]=${own.id}`)).title;

async function chooseLanguage(page: Page, code: string): Promise<void> {
	const choice = page.locator(`button:has([data-locale=${code}])`);
	await clickUntilVisible(page.locator('.localizer .popup-button'), choice);
	await choice.click();
}

async function open(page: Page): Promise<void> {
	await signInToAdmin(page);
	await openDocument(page, `pages/${own.id}`);
	await expect(page.locator('#field-title')).toHaveValue('Before');
}

/** Holds the response to the next save until `release` is called. `save` resolves when the backend has stored it. */
async function holdNextSave(page: Page): Promise<{ save: Promise<void>; release: () => void }> {
	const save = Promise.withResolvers<void>();
	const release = Promise.withResolvers<void>();
	const hold = async (route: Route) => {
		const response = await route.fetch();
		save.resolve();
		await release.promise;
		await route.fulfill({ response });
	};
	await page.route(/autosave=true/, hold, { times: 1 });
	return { save: save.promise, release: release.resolve };
}

test('a section pasted over one of another type during a save keeps its type and is saved', async ({
	page,
}) => {
	const sections = [
		{ blockType: 'cleanHero', heading: 'First' },
		{ blockType: 'hero', heading: 'Second' },
	];
	await backend.update('pages', own.id, { sections });
	await open(page);
	const action = async (row: number, name: string) => {
		const menu = page.locator(`#sections-row-${row} .array-actions__button`).first();
		const entry = page.getByRole('button', { name, exact: true });
		await clickUntilVisible(menu, entry);
		await entry.click();
	};
	const [first, second] = [page.locator('#sections-row-0'), page.locator('#sections-row-1')];
	const type = (row: typeof first) => row.locator('.blocks-field__block-number + .pill').first();
	const typeOfFirst = (await type(first).textContent()) ?? '';
	await action(0, 'Copy row');
	const { save, release } = await holdNextSave(page);
	await page.locator('#field-title').fill('Being saved');
	await save;
	await action(1, 'Paste row');
	await expect(second).toContainText('First');
	await expect(type(second)).toHaveText(typeOfFirst);
	const secondSave = page.waitForResponse(/autosave=true/);
	release();
	await secondSave;
	const section = { blockType: 'cleanHero', heading: 'First' };
	await expect
		.poll(
			async () => (await backend.first('pages', `draft=true&where[id][equals]=${own.id}`)).sections,
		)
		.toMatchObject([section, section]);
	await expect(second).toContainText('First');
	await expect(type(second)).toHaveText(typeOfFirst);
});

test('switching the locale while saving fails asks for confirmation, and offers the input later', async ({
	page,
	context,
}) => {
	await open(page);
	await chooseInterfaceLanguage(context, 'da');
	await openDocument(page, `pages/${own.id}`);
	const refuse = (route: Route) => route.fulfill({ status: 500, json: {} });
	await page.route(/autosave=true/, refuse);
	await page.locator('#field-title').fill('Written in vain');
	await chooseLanguage(page, 'da');
	const dialog = page.getByRole('dialog', { name: 'Forlad formularen?' });
	await dialog.getByRole('button', { name: 'Annullér' }).click();
	await expect(dialog).toBeHidden();
	await expect(page.locator('#field-title')).toHaveValue('Written in vain');
	await chooseLanguage(page, 'da');
	await dialog.getByRole('button', { name: 'Forlad' }).click();
	await page.waitForURL(/locale=da/);
	await expect(page.locator('#field-title')).toHaveValue('');
	await openDocument(page, `pages/${own.id}`);
	// Not before the form has closed: its last save would succeed.
	await page.unroute(/autosave=true/, refuse);
	const offer = page.getByRole('alert').filter({ hasText: 'er ikke i dokumentet' });
	await offer.getByRole('button', { name: 'Sæt den ind i formularen' }).click();
	await expect(page.locator('#field-title')).toHaveValue('Written in vain');
	await expect.poll(draftTitle).toBe('Written in vain');
});
