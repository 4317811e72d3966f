import { expect, type Page, test } from '@playwright/test';
import { openAdmin, openSidebarTab, ownPage, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;

const own = ownPage({
	title: 'In tabs',
	sections: [{ blockType: 'cleanHero', heading: 'A heading' }],
	_status: 'draft',
});
test.beforeEach(async () => {
	backend = await signIn();
});

const open = (page: Page, rest = '') =>
	openAdmin(page, `${origin}/admin/collections/pages/${own.id}?locale=en${rest}`);
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

test('a tab lists the links to the page; a link to a field in a closed tab opens its tab', async ({
	page,
}) => {
	const reference = { relationTo: 'pages', value: own.id };
	const title = `Leading ${crypto.randomUUID()}`;
	const leading = await backend.create('pages', {
		title,
		slug: `leading-${crypto.randomUUID()}`,
		_status: 'published',
		sections: [
			{
				blockType: 'cleanHero',
				heading: 'A heading',
				buttons: [{ link: { title: 'Go', reference } }],
			},
		],
	});
	await signInToAdmin(page);
	await open(page);
	await openSidebarTab(page, 'uses');
	await expect(page.locator('.usage-panel').getByRole('link', { name: title })).toBeVisible();
	await backend.remove('pages', leading.id);
	await openAdmin(page, `${origin}/admin`);
	await open(page, '#field-slug');
	await expect(page.locator('#field-slug')).toBeFocused();
});
