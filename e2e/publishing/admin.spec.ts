import { expect, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import {
	chooseInterfaceLanguage,
	newAccount,
	openAdmin,
	openDocument,
	openTab,
	signInToAdmin,
} from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

test('an editor signs in, checks a focus keyword and finds blocks by text and picture', async ({
	page,
}) => {
	const backend = await signIn();
	const { id } = await backend.create('pages', {
		title: 'Checked',
		slug: `integrations-${crypto.randomUUID()}`,
		sections: [{ blockType: 'hero', heading: 'A heading' }],
	});
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const section = page.locator('.blocks-field__block-header').first();
	await expect(section).toHaveText(/01\S.*\w/);
	await expect(page.getByLabel('Heading', { exact: true })).toHaveCount(0);
	await openTab(page, 'Search and sharing');
	const keyword = page.locator('#field-seo__focuskw');
	await keyword.fill('Integrations');
	const check = page.locator('li:has-text("In the address")');
	await expect(check).toHaveText('In the address: yes');
	await keyword.fill('anything else');
	await expect(check).toHaveText('In the address: no');
	await openTab(page, 'Content');
	const pictures = page.locator('.blocks-drawer__blocks img');
	await clickUntilVisible(page.locator('.blocks-field__drawer-toggler').first(), pictures.first());
	const widths = () =>
		pictures.evaluateAll((images) =>
			images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
		);
	await expect.poll(async () => (await widths()).length).toBeGreaterThan(10);
	await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
	// The description contains the word; the name does not.
	await page.locator('.block-search__input').fill('accordion');
	await expect(pictures).toHaveCount(1);
	await expect(page.locator('.blocks-drawer__block')).toContainText('Questions and answers');
	// The search also finds keywords, in every language.
	for (const query of ['prices', 'priser', 'Preise']) {
		await page.locator('.block-search__input').fill(query);
		await expect(page.locator('.blocks-drawer__block', { hasText: 'Pricing table' })).toBeVisible();
		await expect(page.locator('.blocks-drawer__block', { hasText: 'Video' })).toHaveCount(0);
	}
	await backend.remove('pages', id);
});

test('the URL for creating a document explains when the role does not permit it', async ({
	page,
}) => {
	await signInToAdmin(page, await newAccount({ role: 'author' }));
	await openAdmin(page, `${origin}/admin/collections/redirects/create`);
	await expect(page.getByRole('heading', { name: 'You do not have access to this' })).toBeVisible();
	// Payload's own screen shows an untitled document and a button to sign out.
	await expect(
		page.locator('.doc-header, .unauthorized__button').filter({ visible: true }),
	).toHaveCount(0);
});

test('dates have the format of the interface language', { tag: '@everything' }, async ({
	page,
}) => {
	await signInToAdmin(page);
	const backend = await signIn();
	const { id } = await backend.create('posts', {
		title: 'Dated',
		slug: `dated-${crypto.randomUUID()}`,
		date: '2026-11-12T09:30:00.000Z',
	});
	const date = page.locator('#field-date .react-datepicker__input-container input');
	for (const [language, value] of [
		['en', '12 November 2026, 09:30'],
		['da', '12. november 2026 kl. 09.30'],
		['de', '12. November 2026, 09:30 Uhr'],
	] as const) {
		await chooseInterfaceLanguage(page.context(), language);
		await openDocument(page, `posts/${id}`);
		await expect(date).toHaveValue(value);
	}
	await backend.remove('posts', id);
});
