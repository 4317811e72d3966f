import { expect } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { openDocument, openSidebarTab, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;
let id: number;
const title = 'A page with a title that no narrow screen has room for';

test.beforeEach(async () => {
	backend = await signIn();
	const slug = `commented-on-${crypto.randomUUID()}`;
	const sections = [{ blockType: 'cleanHero', heading: 'A heading' }];
	({ id } = await backend.create('pages', { title, slug, sections, _status: 'draft' }));
});
test.afterEach(() => backend.remove('pages', id));

test('a comment is marked at its field, or at the collapsed row around it, and the mark opens the comment', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	await openSidebarTab(page, 'review');
	const panel = page.locator('.review-panel');
	const write = (about: string, text: string) =>
		panel.getByLabel(`Comment on: ${about}`).fill(text);
	const send = () => panel.getByRole('button', { name: 'Comment', exact: true }).click();
	let releaseResponse = () => {};
	const response = new Promise<void>((resolve) => {
		releaseResponse = resolve;
	});
	await page.route(
		/\/comment$/,
		async (route) => {
			await response;
			await route.continue();
		},
		{ times: 1 },
	);
	await expect(panel.getByLabel('Comment on: the whole document')).toBeVisible();
	await page.locator('#field-title').click();
	await write('Title', 'Shorter, please');
	await send();
	const row = page.locator('#sections-row-0');
	const heading = page.locator('#field-sections__0__heading');
	await clickUntilVisible(row.locator('.collapsible__toggle').first(), heading);
	await heading.click();
	await write('Sections 1 › Heading', 'Which one?');
	releaseResponse();
	await expect(panel.locator('li', { hasText: 'Shorter, please' })).toBeVisible();
	await send();

	const marks = page.getByRole('button', { name: 'Open comments: 1' });
	await expect(marks).toHaveCount(2);
	await row.locator('.collapsible__toggle').first().click();
	await expect(heading).toBeHidden();
	await expect(row.getByRole('button', { name: 'Open comments: 1' })).toBeVisible();

	await row.getByRole('button', { name: 'Open comments: 1' }).click();
	const thread = panel.locator('li', { hasText: 'Which one?' });
	await expect(thread).toBeFocused();
	await thread.getByRole('button', { name: 'Resolved' }).click();
	await expect(marks).toHaveCount(1);

	await page.setViewportSize({ width: 390, height: 844 });
	const overhang = () =>
		page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	await expect.poll(overhang).toBe(0);
});
