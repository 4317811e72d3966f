import { expect, type Page } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { holdResponses } from '../support/hold-responses.ts';
import { openAdmin, ownPage, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { expectNotice } from './notices.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;

const own = ownPage({
	title: 'Before',
	seo: { metaDesc: 'Before' },
	sections: [{ blockType: 'hero', heading: 'Before' }],
	_status: 'published',
});
test.beforeEach(async () => {
	backend = await signIn();
});

const draft = () => backend.first('pages', `draft=true&where[id][equals]=${own.id}`);
const open = (page: Page) =>
	openAdmin(page, `${origin}/admin/collections/pages/${own.id}?locale=en`);
const title = (page: Page) => page.locator('#field-title');
/** Saves through the API, overriding the lock of the open form. */
const saveElsewhere = (fields: object) =>
	backend.update('pages', own.id, fields, 'en&draft=true&overrideLock=true');

/** Holds the responses to autosaves until the returned function is called. */
const holdSaves = (page: Page) => holdResponses(page, /autosave=true/);

test('a section added elsewhere is merged into the form with input in another section', {
	tag: '@everything',
}, async ({ page }) => {
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
	await expectNotice(page, 'Newer text of the document');
	await expect(page.locator('#sections-row-1')).toBeVisible();
	await expect
		.poll(draft)
		.toMatchObject({ sections: [newSection, { blockType: 'hero', heading: 'Typed' }] });
});

test('an editor resolves a conflict in one field, also after a reload', async ({ page }) => {
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
	await page.keyboard.press('Escape');
	await expect(title(page)).toHaveValue('Written elsewhere');
	await open(page);
	const offer = page.getByRole('alert').filter({ hasText: 'is not in the document' });
	await offer.getByRole('button', { name: 'Put it into the form' }).click();
	await dialog.getByRole('button', { name: 'Keep mine' }).click();
	await expect(title(page)).toHaveValue('Typed');
	await expect.poll(async () => (await draft()).title).toBe('Typed');
	await expect(offer).toBeHidden();
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
