import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { offeredCountries, openPrices, smsFigures } from './price-page.ts';

test('an open list hides no focusable element, and the RCS lookup shows the country that is opened', {
	tag: '@any-width',
}, async ({ page }) => {
	await openPrices(page, '/pricing?countries=US,DK');
	await page.getByRole('combobox', { name: 'Add a country' }).click();
	await expect(offeredCountries(page).first()).toBeVisible();
	const hiddenElements = page.locator('[aria-hidden=true]');
	const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
	await expect(
		hiddenElements.locator(focusable).or(hiddenElements.and(page.locator(focusable))),
	).toHaveCount(0);
	await expectNoViolations(page);
	await page.keyboard.press('Escape');
	await expect(page.getByText(/^United States: €0\.\d+ for a basic RCS message/)).toBeVisible();
	await page.locator('summary').filter({ hasText: 'Denmark' }).click();
	await expect(page.getByText(/^Denmark: €0\.\d+ for a basic RCS message/)).toBeVisible();
});

test('every column fits on an A4 page', { tag: '@any-width' }, async ({ page }) => {
	await page.setViewportSize({ width: 718, height: 1000 });
	await openPrices(page, '/de/preise?countries=US,DE,FR,DK,SE,NO,FI');
	await page.locator('summary').filter({ hasText: 'Alle Länder' }).click();
	await page.locator('summary').filter({ hasText: 'RCS nach Netzbetreiber' }).click();
	await page.locator('summary').filter({ hasText: 'Schweden' }).first().click();
	await expect(page.locator('input[type=search]').first()).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('tbody tr').filter({ hasText: 'Simbabwe' })).toHaveCount(1);
	const tooWide = () =>
		page.evaluate(() =>
			[...document.querySelectorAll('main table')]
				.filter((table) => table.checkVisibility() && table.getBoundingClientRect().right > 718)
				.map((table) => table.textContent.slice(0, 60)),
		);
	await expect.poll(tooWide).toEqual([]);
	const heads = page.locator('thead th').filter({ visible: true });
	for (const name of ['USA|Vereinigte Staaten', 'Finnland']) {
		await expect(heads.filter({ hasText: new RegExp(name) }).first()).toBeVisible();
	}
});

test('a part whose script fails to load keeps its server-rendered content', {
	tag: '@any-width',
}, async ({ page, pageErrors }) => {
	const warnings: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'warning') warnings.push(message.text());
	});
	await page.route(/\/assets\/overview-/, (route) => route.abort());
	await page.goto('/pricing');
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(warnings.join()).toContain('Cannot load a part of the page');
	}).toPass();
	const table = page.getByRole('table', { name: 'Prices by country in Euro' });
	await expect(smsFigures(table).first()).toHaveText(/^€0\.\d+$/);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).first().click();
	await expect(page).toHaveURL(/\/about$/);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
	const others = pageErrors.filter((error) => !error.includes('/assets/overview-'));
	pageErrors.splice(0, pageErrors.length, ...others);
});
