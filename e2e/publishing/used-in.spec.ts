import { expect, test } from '@playwright/test';
import { openDocument, openSidebarTab, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;
const pageIds: number[] = [];
const suffix = crypto.randomUUID();

const create = async (title: string, fields: object = {}) => {
	const slug = `used-${crypto.randomUUID()}`;
	const { id } = await backend.create('pages', { title, slug, _status: 'published', ...fields });
	pageIds.push(id);
	return id;
};
test.beforeEach(async () => {
	backend = await signIn();
});
test.afterEach(async () => {
	for (const id of pageIds.splice(0)) await backend.remove('pages', id);
});

test('the links to a page are listed beside its form', async ({ page }) => {
	const original = await create(`Former ${suffix}`);
	const reference = { relationTo: 'pages', value: original };
	const buttons = [{ link: { title: 'Go on', reference } }];
	await create(`Leading ${suffix}`, {
		sections: [{ blockType: 'cleanHero', heading: 'A heading', buttons }],
	});

	await signInToAdmin(page);
	await openDocument(page, `pages/${original}`);
	await openSidebarTab(page, 'uses');
	const panel = page.locator('.usage-panel');
	await expect(panel.getByRole('link', { name: `Leading ${suffix}` })).toBeVisible();
});
