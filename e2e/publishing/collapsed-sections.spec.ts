import { expect, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openDocument, ownPage, signInToAdmin } from './admin.ts';

const own = ownPage({
	title: 'Folded',
	sections: [
		{ blockType: 'cleanHero', heading: 'First' },
		{ blockType: 'faq', heading: 'Second' },
	],
	_status: 'draft',
});

test('a collapsed section shows the picture of its type', async ({ page }) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${own.id}`);
	const urls: (string | undefined)[] = [];
	for (const row of [0, 1]) {
		const picture = page.locator(`#sections-row-${row} .section-picture`);
		await expect(picture).toBeVisible();
		const image = await picture.evaluate((element) => getComputedStyle(element).backgroundImage);
		const [, url = ''] = /^url\("(.*)"\)$/.exec(image) ?? [];
		expect((await page.request.get(url)).headers()['content-type']).toContain('image/svg');
		urls.push(url);
	}
	expect(new Set(urls).size).toBe(2);
	const row = page.locator('#sections-row-0');
	await clickUntilVisible(
		row.locator('.collapsible__toggle').first(),
		page.locator('#field-sections__0__heading'),
	);
	await expect(row.locator('.section-picture')).toBeHidden();
});
