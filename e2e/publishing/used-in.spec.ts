import { expect, test } from '@playwright/test';
import { chooseSidebarTab, openDocument, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let backend: Backend;
const pageIds: number[] = [];
const own = crypto.randomUUID();

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

test('what leads to a page is seen beside its form, and led to another that is chosen from the list', async ({
	page,
}) => {
	const former = await create(`Former ${own}`);
	const next = await create(`Next ${own}`);
	const reference = { relationTo: 'pages', value: former };
	const buttons = [{ link: { title: 'Go on', reference } }];
	const leading = await create(`Leading ${own}`, {
		sections: [{ blockType: 'cleanHero', heading: 'A heading', buttons }],
	});

	await signInToAdmin(page);
	await openDocument(page, `pages/${former}`);
	await chooseSidebarTab(page, 'uses');
	const panel = page.locator('.usage-panel');
	await expect(panel.getByRole('link', { name: `Leading ${own}` })).toBeVisible();
	await panel.getByRole('button', { name: 'Replace everywhere …' }).click();
	await panel.getByRole('button', { name: 'Choose …' }).click();
	await page.getByRole('button', { name: `Next ${own}` }).click();
	await expect(panel.getByText(`Next ${own}`)).toBeVisible();
	await panel.getByRole('button', { name: 'Replace', exact: true }).click();
	await expect
		.poll(async () => (await backend.first('pages', `where[id][equals]=${leading}`)).sections)
		.toMatchObject([{ buttons: [{ link: { reference: { value: next } } }] }]);
});
