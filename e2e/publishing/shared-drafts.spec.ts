import { expect, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openAdmin, openDocument, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const heading = 'Only for whoever has the link';
const origin = process.env.E2E_BACKEND_URL ?? '';

let editor: Backend;
let suffix: string;
let slug: string;
let id: number;

test.beforeEach(async () => {
	editor = await signIn();
	suffix = crypto.randomUUID();
	slug = `shared-${suffix}`;
	({ id } = await editor.create('pages', {
		title: heading,
		slug,
		sections: [{ blockType: 'cleanHero', heading }],
		_status: 'draft',
	}));
});
test.afterEach(() => editor.remove('pages', id));

test('a draft is shared by a link until it is withdrawn; a release publishes it', async ({
	page,
	browser,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	const panel = page.locator('.share-panel', { hasText: 'Share the draft' });
	await panel.getByRole('button', { name: 'New link' }).click();
	await panel.getByRole('button', { name: 'Make the link' }).click();
	const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue();

	const visitor = await browser.newContext();
	const guest = await visitor.newPage();
	await guest.goto(link);
	await expect(guest).toHaveURL(`/${slug}`);
	await expect(guest.getByRole('heading', { level: 1 })).toHaveText(heading);
	await expect(guest.getByText('a draft that was shared with you')).toBeVisible();
	// Other pages show the published site.
	await guest.getByRole('contentinfo').getByRole('link').first().click();
	await expect(guest.getByText('a draft that was shared with you')).toBeHidden();

	await panel.getByRole('button', { name: 'Withdraw' }).click();
	await expect(panel.getByText('withdrawn by')).toBeVisible();
	expect((await guest.goto(link))?.status()).toBe(410);
	await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
	expect((await guest.goto(`/${slug}`))?.status()).toBe(404);
	await visitor.close();

	await page.getByLabel('Add to a release').selectOption('New release …');
	await page.getByRole('textbox', { name: 'Its title' }).fill(`All at once ${suffix}`);
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	const release = page.getByRole('link', { name: `All at once ${suffix}` });
	await openAdmin(page, origin + ((await release.getAttribute('href')) ?? ''));
	await expect(page.locator('.release-member')).toHaveText(new RegExp(heading));
	const dialog = page.getByRole('dialog', { name: 'Publish all' });
	await clickUntilVisible(page.getByRole('button', { name: 'Publish all' }), dialog);
	await dialog.getByRole('button', { name: 'Publish in English, Danish, and German' }).click();
	await expect(page.locator('.release-state')).toHaveText('published');
	const publicPage = await page.context().newPage();
	await expect(async () => {
		await publicPage.goto(`/${slug}`);
		expect(await publicPage.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
	}).toPass();
});
