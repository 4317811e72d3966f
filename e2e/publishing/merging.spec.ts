import { expect, type Page } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { holdResponses } from '../support/hold-responses.ts';
import { newAccount, openAdmin, openTab, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { expectNotice } from './notices.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let id: number;

test.beforeEach(async () => {
	backend = await signIn();
	const slug = `merged-${crypto.randomUUID()}`;
	const seo = { metaDesc: 'Before' };
	const sections = [{ blockType: 'hero', heading: 'Before' }];
	({ id } = await backend.create('pages', {
		title: 'Before',
		slug,
		seo,
		sections,
		_status: 'published',
	}));
});
test.afterEach(() => backend.remove('pages', id));

const draft = (locale = 'en') =>
	backend.first('pages', `draft=true&where[id][equals]=${id}`, locale);
const open = (page: Page, locale = 'en') =>
	openAdmin(page, `${origin}/admin/collections/pages/${id}?locale=${locale}`);
const title = (page: Page) => page.locator('#field-title');
/** Saves through the API, overriding the lock of the open form. */
const saveElsewhere = (fields: object, locale = 'en') =>
	backend.update('pages', id, fields, `${locale}&draft=true&overrideLock=true`);

/** Holds the responses to autosaves until the returned function is called. */
const holdSaves = (page: Page) => holdResponses(page, /autosave=true/);

test('a change from elsewhere and unsaved input are merged', async ({ page }) => {
	await signInToAdmin(page);
	await open(page);
	const release = await holdSaves(page);
	await title(page).fill('Typed');
	await saveElsewhere({ seo: { metaDesc: 'Written elsewhere' } });
	release();
	await expectNotice(page, 'Changed elsewhere meanwhile');
	await expect(title(page)).toHaveValue('Typed');
	await expect
		.poll(draft)
		.toMatchObject({ title: 'Typed', seo: { metaDesc: 'Written elsewhere' } });
});

for (const [choice, result] of [
	['Keep mine', 'Typed'],
	['Take theirs', 'Written elsewhere'],
] as const)
	test(`an editor resolves a conflict in one field: ${choice}`, async ({ page }) => {
		await signInToAdmin(page);
		await open(page);
		const release = await holdSaves(page);
		await title(page).fill('Typed');
		await saveElsewhere({ title: 'Written elsewhere' });
		release();
		const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
		await expect(dialog).toContainText('Typed');
		await expect(dialog).toContainText('Written elsewhere');
		expect((await draft()).title).toBe('Written elsewhere');
		await dialog.getByRole('button', { name: choice }).click();
		await expect(dialog).toBeHidden();
		await expect(title(page)).toHaveValue(result);
		await expect.poll(async () => (await draft()).title).toBe(result);
	});

test('a postponed conflict is shown again after a reload', async ({ page }) => {
	await signInToAdmin(page);
	await open(page);
	const release = await holdSaves(page);
	await title(page).fill('Typed');
	await saveElsewhere({ title: 'Written elsewhere' });
	release();
	const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByText('changed in two places: 1')).toBeVisible();
	await open(page);
	await dialog.getByRole('button', { name: 'Keep mine' }).click();
	await expect(title(page)).toHaveValue('Typed');
	await expect.poll(async () => (await draft()).title).toBe('Typed');
});

test('two tabs of one person can edit different fields', async ({ page }) => {
	await signInToAdmin(page);
	await open(page);
	const otherTab = await page.context().newPage();
	await open(otherTab);
	await title(otherTab).fill('From the second tab');
	await expect.poll(async () => (await draft()).title).toBe('From the second tab');
	await openTab(page, 'Search and sharing');
	const description = page.locator('#field-seo__metaDesc');
	await description.fill('From the first tab');
	await expect.poll(draft).toMatchObject({
		title: 'From the second tab',
		seo: { metaDesc: 'From the first tab' },
	});
	await expect(title(page)).toHaveValue('From the second tab');
});

test('a section added elsewhere is merged into the form with input in another section', async ({
	page,
}) => {
	await signInToAdmin(page);
	await open(page);
	const { sections } = await draft();
	const release = await holdSaves(page);
	await clickUntilVisible(
		page.locator('#sections-row-0 .collapsible__toggle').first(),
		page.locator('#field-sections__0__heading'),
	);
	await page.locator('#field-sections__0__heading').fill('Typed');
	const newSection = { blockType: 'hero', heading: 'Added elsewhere' };
	await saveElsewhere({ sections: [newSection, ...(Array.isArray(sections) ? sections : [])] });
	release();
	await expect(page.locator('#sections-row-1')).toBeVisible();
	await expect
		.poll(draft)
		.toMatchObject({ sections: [newSection, { blockType: 'hero', heading: 'Typed' }] });
});

test('a side-by-side translation is merged into a form in another tab', async ({ page }) => {
	await saveElsewhere({ title: 'Før' }, 'da');
	await signInToAdmin(page, await newAccount({ name: 'Dagny' }));
	await open(page, 'da');
	await expect(title(page)).toHaveValue('Før');
	const release = await holdSaves(page);
	await openTab(page, 'Search and sharing');
	await page.locator('#field-seo__title').fill('Skrevet');
	const otherTab = await page.context().newPage();
	await openAdmin(otherTab, `${origin}/admin/collections/pages/${id}/translate?locale=da`);
	const text = otherTab.locator('.side-row').first().getByRole('textbox');
	await text.fill('Oversat');
	await text.blur();
	await expect.poll(async () => (await draft('da')).title).toBe('Oversat');
	release();
	await expect(title(page)).toHaveValue('Oversat');
	await expect
		.poll(() => draft('da'))
		.toMatchObject({ title: 'Oversat', seo: { title: 'Skrevet' } });
});

test('unsaved input of a closed tab is offered when the form is opened again', async ({
	page,
	context,
}) => {
	await signInToAdmin(page);
	await open(page);
	let isLeaving = false;
	await page.route(/autosave=true/, (route) => (isLeaving ? route.continue() : route.abort()));
	await title(page).fill('Typed last');
	await saveElsewhere({ title: 'Written elsewhere', seo: { metaDesc: 'Written elsewhere' } });
	isLeaving = true;
	// Closes the tab like a person does; otherwise the page gets no unload events.
	const closeEvent = page.waitForEvent('close');
	await page.close({ runBeforeUnload: true });
	await closeEvent;
	const reopened = await context.newPage();
	await open(reopened);
	const offer = reopened.getByRole('alert').filter({ hasText: 'is not in the document' });
	await expect(offer).toBeVisible();
	await expect(title(reopened)).toHaveValue('Written elsewhere');
	await offer.getByRole('button', { name: 'Put it into the form' }).click();
	const dialog = reopened.getByRole('dialog', { name: 'Changed in two places' });
	await expect(dialog).toContainText('Typed last');
	await dialog.getByRole('button', { name: 'Keep mine' }).click();
	await expect
		.poll(draft)
		.toMatchObject({ title: 'Typed last', seo: { metaDesc: 'Written elsewhere' } });
	await expect(offer).toBeHidden();
});
