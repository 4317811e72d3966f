import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/base-test.ts';
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

/** Holds the answer of the next save, which has been stored when `saving` is over, until it is asked for. */
async function holdNextSave(page: Page): Promise<{ saving: Promise<void>; answer: () => void }> {
	const save = Promise.withResolvers<void>();
	const release = Promise.withResolvers<void>();
	const hold = async (route: Route) => {
		const response = await route.fetch();
		save.resolve();
		await release.promise;
		await route.fulfill({ response });
	};
	await page.route(/autosave=true/, hold, { times: 1 });
	return { saving: save.promise, answer: release.resolve };
}

test('what is written into several fields while a save is under way stays, and is saved', async ({
	page,
}) => {
	await open(page);
	const title = page.locator('#field-title');
	const address = page.locator('#field-slug');
	const { saving, answer } = await holdNextSave(page);
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

for (const [kind, blockType] of [
	['its own type', 'hero'],
	['another type', 'cleanHero'],
] as const)
	test(`a section that is pasted over one of ${kind} while a save is under way stays, is shown as what it is, and is saved`, async ({
		page,
	}) => {
		const sections = [
			{ blockType, heading: 'First' },
			{ blockType: 'hero', heading: 'Second' },
		];
		await backend.update('pages', id, { sections });
		await open(page);
		const action = async (row: number, name: string) => {
			const menu = page.locator(`#sections-row-${row} .array-actions__button`).first();
			const entry = page.getByRole('button', { name, exact: true });
			await openBy(menu, entry);
			await entry.click();
		};
		const [first, second] = [page.locator('#sections-row-0'), page.locator('#sections-row-1')];
		const type = (row: typeof first) => row.locator('.blocks-field__block-number + .pill').first();
		const typeOfFirst = (await type(first).textContent()) ?? '';
		await action(0, 'Copy row');
		const { saving, answer } = await holdNextSave(page);
		await page.locator('#field-title').fill('Being saved');
		await saving;
		await action(1, 'Paste row');
		await expect(second).toContainText('First');
		await expect(type(second)).toHaveText(typeOfFirst);
		const followed = page.waitForResponse(/autosave=true/);
		answer();
		await followed;
		const pasted = { blockType, heading: 'First' };
		await expect
			.poll(
				async () => (await backend.first('pages', `draft=true&where[id][equals]=${id}`)).sections,
			)
			.toMatchObject([pasted, pasted]);
		await expect(second).toContainText('First');
		await expect(type(second)).toHaveText(typeOfFirst);
	});

test('another language that is chosen while nothing can be saved is asked about, and what was written is offered later', async ({
	page,
	context,
}) => {
	await open(page);
	await context.addCookies([
		{ name: 'payload-lng', value: 'da', url: process.env.E2E_BACKEND_URL ?? '' },
	]);
	await openDocument(page, `pages/${id}`);
	const refuse = (route: Route) => route.fulfill({ status: 500, json: {} });
	await page.route(/autosave=true/, refuse);
	await page.locator('#field-title').fill('Written in vain');
	await chooseLanguage(page, 'da');
	const question = page.getByRole('dialog', { name: 'Forlad formularen?' });
	await question.getByRole('button', { name: 'Annullér' }).click();
	await expect(question).toBeHidden();
	await expect(page.locator('#field-title')).toHaveValue('Written in vain');
	await chooseLanguage(page, 'da');
	await question.getByRole('button', { name: 'Forlad' }).click();
	await page.waitForURL(/locale=da/);
	await expect(page.locator('#field-title')).toHaveValue('');
	await page.unroute(/autosave=true/, refuse);
	await openDocument(page, `pages/${id}`);
	const offer = page.getByRole('alert').filter({ hasText: 'er ikke i dokumentet' });
	await offer.getByRole('button', { name: 'Sæt den ind i formularen' }).click();
	await expect(page.locator('#field-title')).toHaveValue('Written in vain');
	await expect.poll(draftTitle).toBe('Written in vain');
});
