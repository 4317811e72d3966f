import { expect, type Page, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { holdResponses } from '../support/hold-responses.ts';
import { openAdmin, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const admin = `${process.env.E2E_BACKEND_URL}/admin`;

let backend: Backend;
/** A REST filter for the pages that this test's account has created. */
let ownFilter: string;

const openNew = (page: Page) => openAdmin(page, `${admin}/collections/pages/create?locale=en`);

const count = () => backend.count('pages', ownFilter);
const title = async () => (await backend.first('pages', ownFilter)).title;

test.beforeEach(async ({ page }) => {
	backend = await signIn();
	const { email } = await signInToAdmin(page);
	const { id } = await backend.first('users', `where[email][equals]=${email}`);
	ownFilter = `draft=true&where[createdBy][equals]=${id}`;
});
test.afterEach(async () => {
	if ((await count()) > 0)
		await backend.remove('pages', (await backend.first('pages', ownFilter)).id);
});

test('a new document is stored after the first input, and further input is not lost', async ({
	page,
}) => {
	await openNew(page);
	const field = page.locator('#field-title');
	expect(await count()).toBe(0);
	const saveResponse = page.waitForResponse(/api\/pages\?/);
	// The form of the stored document opens with the first words only, after the form of the new one has saved again.
	const secondSave = page.waitForResponse(/api\/pages\/\d+\?/);
	await page.route(/\/pages\/\d+\?.*_rsc=/, async (route) => {
		// Playwright leaves out the header by which Payload trusts the cookie.
		const headers = { ...(await route.request().allHeaders()), origin: new URL(admin).origin };
		const response = await route.fetch({ headers });
		await secondSave;
		await route.fulfill({ response });
	});
	await field.pressSequentially('Nine storks');
	await saveResponse;
	// Typed without a pause while the form of the stored document replaces the form of the new one.
	let text = 'Nine storks';
	for (let words = 0; words < 30; ) {
		await page.keyboard.type(' fly', { delay: 10 });
		text += ' fly';
		if (/\/pages\/\d+/.test(page.url())) words += 1;
	}
	await expect(field).toHaveValue(text);
	await expect.poll(title).toBe(text);
	expect(await count()).toBe(1);
});

test('characters typed before the field of the stored document can be focused are kept', {
	tag: '@everything',
}, async ({ page }) => {
	await openNew(page);
	const field = page.locator('#field-title');
	await field.click();
	// A busy browser renders the field later; until then it cannot be focused.
	await page.evaluate(() => {
		const { focus } = HTMLElement.prototype;
		let isBlocked = true;
		HTMLElement.prototype.focus = function (options) {
			if (!isBlocked || this.id !== 'field-title') focus.call(this, options);
		};
		Object.assign(window, {
			allowFocus: () => {
				isBlocked = false;
			},
		});
	});
	await page.keyboard.type('Nine storks');
	await expect(page).toHaveURL(/\/pages\/\d+/);
	await expect(field).not.toBeFocused();
	await page.keyboard.type(' fly');
	await page.evaluate(() => Reflect.get(window, 'allowFocus')());
	// The form tries again at its next change, here of a field that needs no focus.
	await page.locator('#field-slug').evaluate((element) => {
		const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
		set?.call(element, `nine-storks-${crypto.randomUUID()}`);
		element.dispatchEvent(new Event('input', { bubbles: true }));
	});
	await expect(field).toHaveValue('Nine storks fly');
	await expect(field).toBeFocused();
	await page.keyboard.type(' home');
	await expect.poll(title).toBe('Nine storks fly home');
});

test('text typed into the first element of a new article continues in the stored one', async ({
	page,
}) => {
	await openAdmin(page, `${admin}/collections/posts/create?locale=en`);
	const text = page.locator('#blogSections-row-0 [contenteditable=true]');
	// Typed without a pause, before the server has built the element's fields and the browser has loaded the editor, and while the form of
	// the stored document replaces the form of the new one.
	const release = await holdResponses(page, /\/posts\/create/);
	const add = page.locator('.article-add button', { hasText: 'Text' });
	await clickUntilVisible(add, page.locator('.waiting-input'));
	let typed = 'Nine storks';
	await page.keyboard.type(typed);
	release();
	for (let words = 0; words < 30; ) {
		await page.keyboard.type(' fly', { delay: 10 });
		typed += ' fly';
		if (/\/posts\/\d+/.test(page.url())) words += 1;
	}
	await expect(text).toHaveText(typed);
	const id = Number(/\/posts\/(\d+)/.exec(page.url())?.[1]);
	const stored = async () => {
		const article = await backend.first('posts', `draft=true&where[id][equals]=${id}`);
		return JSON.stringify(article.blogSections);
	};
	await expect.poll(stored).toContain(typed);
	await backend.remove('posts', id);
});

test('an untouched new form stores nothing', async ({ page }) => {
	await openNew(page);
	await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click();
	await expect(page).toHaveURL(/\/collections\/pages(\?|$)/);
	expect(await count()).toBe(0);
});

test('switching the locale of a new document keeps the document', { tag: '@everything' }, async ({
	page,
}) => {
	await openNew(page);
	await page.locator('#field-title').fill('Nine storks');
	const danish = page.locator('button:has([data-locale=da])');
	await clickUntilVisible(page.locator('.localizer .popup-button'), danish);
	await danish.click();
	await expect(page).toHaveURL(/\/pages\/\d+\?locale=da/);
	await expect(page.locator('#field-title')).toHaveValue('');
	expect(await title()).toBe('Nine storks');
	expect(await count()).toBe(1);
});

test('input in a new form is stored when the form is left immediately', async ({ page }) => {
	await openNew(page);
	await page.locator('#field-title').fill('Nine storks');
	await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click();
	await expect(page).toHaveURL(/\/collections\/pages(\?|$)/);
	await expect.poll(count).toBe(1);
	expect(await title()).toBe('Nine storks');
});
