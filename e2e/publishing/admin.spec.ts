import { expect, test } from '@playwright/test';
import { openDocument } from './admin.ts';
import { signIn } from './backend.ts';

test('an editor signs in and picks a block by its picture', async ({ page }) => {
	test.setTimeout(120_000);
	const { id } = await (await signIn()).find('pages', 'integrations');
	await openDocument(page, `pages/${id}`);
	await page.locator('.blocks-field__drawer-toggler').first().click();
	const pictures = page.locator('.blocks-drawer__blocks img');
	await expect(pictures.first()).toBeVisible();
	const widths = () =>
		pictures.evaluateAll((images) =>
			images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
		);
	await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
	expect((await widths()).length).toBeGreaterThan(10);
});
