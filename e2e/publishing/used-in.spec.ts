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

test('the links to a page are listed beside its form, and can be replaced by links to another page', async ({
	page,
}) => {
	const original = await create(`Former ${suffix}`);
	const next = await create(`Next ${suffix}`);
	const reference = { relationTo: 'pages', value: original };
	const buttons = [{ link: { title: 'Go on', reference } }];
	const referrer = await create(`Leading ${suffix}`, {
		sections: [{ blockType: 'cleanHero', heading: 'A heading', buttons }],
	});

	await signInToAdmin(page);
	await openDocument(page, `pages/${original}`);
	await openSidebarTab(page, 'uses');
	const panel = page.locator('.usage-panel');
	await expect(panel.getByRole('link', { name: `Leading ${suffix}` })).toBeVisible();
	await panel.getByRole('button', { name: 'Replace everywhere …' }).click();
	await panel.getByRole('button', { name: 'Choose …' }).click();
	await page.getByRole('button', { name: `Next ${suffix}` }).click();
	await expect(panel.getByText(`Next ${suffix}`)).toBeVisible();
	await panel.getByRole('button', { name: 'Replace', exact: true }).click();
	await expect
		.poll(async () => (await backend.first('pages', `where[id][equals]=${referrer}`)).sections)
		.toMatchObject([{ buttons: [{ link: { reference: { value: next } } }] }]);
});
