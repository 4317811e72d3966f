import { expect, test } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { chooseTab, openDocument, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

test('an editor signs in, sees what changed last, checks a focus keyword and knows blocks by words and picture', async ({
	page,
}) => {
	const backend = await signIn();
	const { id } = await backend.create('pages', {
		title: 'Checked',
		slug: `integrations-${crypto.randomUUID()}`,
		sections: [{ blockType: 'hero', heading: 'A heading' }],
	});
	await signInToAdmin(page);
	const changes = page.getByRole('region', { name: 'Changed last' });
	await expect(changes.getByRole('link')).toHaveCount(6);
	await expect(changes.getByText(/: (Published|Draft|Outdated)$/).first()).toBeAttached();
	await openDocument(page, `pages/${id}`);
	const section = page.locator('.blocks-field__block-header').first();
	await expect(section).toHaveText(/01\S.*\w/);
	await expect(page.getByLabel('Heading', { exact: true })).toHaveCount(0);
	await chooseTab(page, 'Search and sharing');
	const keyword = page.locator('#field-seo__focuskw');
	await keyword.fill('Integrations');
	const places = page.locator('li:has-text("In the address")');
	await expect(places).toHaveText('In the address: yes');
	await keyword.fill('anything else');
	await expect(places).toHaveText('In the address: no');
	await chooseTab(page, 'Content');
	const pictures = page.locator('.blocks-drawer__blocks img');
	await openBy(page.locator('.blocks-field__drawer-toggler').first(), pictures.first());
	const widths = () =>
		pictures.evaluateAll((images) =>
			images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
		);
	await expect.poll(async () => (await widths()).length).toBeGreaterThan(10);
	await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
	// Found by what it is for; its name says nothing of it.
	await page.locator('.block-search__input').fill('accordion');
	await expect(pictures).toHaveCount(1);
	await expect(page.locator('.blocks-drawer__block')).toContainText('Questions and answers');
	await backend.remove('pages', id);
});
