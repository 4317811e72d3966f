import { expect, type Page, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { newAccount, openAdmin, openSidebarTab, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let id: number;

test.beforeEach(async () => {
	backend = await signIn();
	const slug = `in-tabs-${crypto.randomUUID()}`;
	const sections = [{ blockType: 'cleanHero', heading: 'A heading' }];
	({ id } = await backend.create('pages', { title: 'In tabs', slug, sections, _status: 'draft' }));
});
test.afterEach(() => backend.remove('pages', id));

const open = (page: Page, rest = '') =>
	openAdmin(page, `${origin}/admin/collections/pages/${id}?locale=en${rest}`);
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('arrow keys select the tab beside a form, and the choice is stored', async ({ page }) => {
	await signInToAdmin(page);
	await open(page);
	await expect(tab(page, 'Publish')).toHaveAttribute('aria-selected', 'true');
	await tab(page, 'Publish').focus();
	await page.keyboard.press('ArrowRight');
	await expect(tab(page, 'Languages')).toBeFocused();
	await expect(page.getByRole('tabpanel')).toHaveAccessibleName(/^Languages/);
	await page.keyboard.press('End');
	await expect(tab(page, 'Uses')).toBeFocused();
	await page.keyboard.press('ArrowLeft');
	await expect(tab(page, 'Review')).toBeFocused();
	await open(page);
	await expect(tab(page, 'Review')).toHaveAttribute('aria-selected', 'true');
	await expect(page.locator('#field-slug')).toBeHidden();
});

test('a link to a field in a closed tab opens the tab', async ({ page }) => {
	await signInToAdmin(page);
	await open(page);
	await openSidebarTab(page, 'uses');
	await openAdmin(page, `${origin}/admin`);
	await open(page, '#field-slug');
	await expect(page.locator('#field-slug')).toBeFocused();
});

test('an author requests a review above the form, and the reviewer decides there', async ({
	browser,
}) => {
	const [author, reviewer] = await Promise.all(
		(['editor', 'publisher'] as const).map(async (role) => {
			const name = `${role} ${crypto.randomUUID()}`;
			const page = await (await browser.newContext()).newPage();
			await signInToAdmin(page, await newAccount({ name, role }));
			return { name, page };
		}),
	);
	if (!author || !reviewer) throw new Error('Two people are needed');
	await open(author.page);
	const form = author.page.getByRole('tabpanel', { name: /^Review/ });
	await clickUntilVisible(
		author.page.getByRole('button', { name: 'Ask for a review' }),
		form.getByLabel(reviewer.name),
	);
	await form.getByLabel(reviewer.name).check();
	await form.getByRole('button', { name: 'Ask', exact: true }).click();
	await expect(form).toContainText(`waits for ${reviewer.name}`);
	await expect(tab(author.page, 'Review')).toHaveAccessibleName(/^Review.*Open: 1$/);
	await author.page.close();

	await open(reviewer.page);
	await expect(tab(reviewer.page, 'Review')).toHaveAccessibleName(/^Review.*Open: 1$/);
	await reviewer.page.getByRole('button', { name: 'Send back …' }).click();
	await expect(reviewer.page.getByLabel('Note')).toBeFocused();
	await reviewer.page.getByRole('button', { name: 'Approve', exact: true }).first().click();
	await expect(reviewer.page.getByText(`approved by ${reviewer.name}`)).toBeVisible();
	await expect(tab(reviewer.page, 'Review')).toHaveAccessibleName(/^Review$/);
	await reviewer.page.close();
});
