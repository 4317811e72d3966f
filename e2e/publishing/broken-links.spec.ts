import { expect, test } from '@playwright/test';
import { openAdmin, signInToAdmin, waitForHydration } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let id: number;
let title: string;
let nowhere: string;

const sectionsTo = (url: string) => [
	{
		blockType: 'hero',
		heading: 'With a button',
		buttons: [{ link: { title: 'Onward', linkType: 'custom', url } }],
	},
];

test.beforeEach(async () => {
	backend = await signIn();
	const suffix = crypto.randomUUID();
	title = `Leads astray ${suffix}`;
	nowhere = `/nowhere-${suffix}`;
	const fields = { title, slug: `astray-${suffix}`, sections: sectionsTo(nowhere) };
	({ id } = await backend.create('pages', { ...fields, _status: 'published' }));
});
test.afterEach(() => backend.remove('pages', id));

test('a broken link is listed with a link to its form, until it is corrected and checked again', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openAdmin(page, `${origin}/admin/broken-links`);
	const checkButton = page.getByRole('button', { name: 'Check again' });
	const row = page.getByRole('row').filter({ hasText: title });
	await checkButton.click();
	await expect(row.getByRole('cell')).toContainText([title, 'EN', nowhere, 'Nothing is published']);
	await row.getByRole('link', { name: title }).click();
	await expect(page.locator('#field-title')).toHaveValue(title);

	await backend.update('pages', id, { sections: sectionsTo('/'), _status: 'published' });
	await page.goBack();
	await waitForHydration(page);
	await checkButton.click();
	await expect(row).toBeHidden();
});
