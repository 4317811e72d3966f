import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const dialog = { role: 'dialog', name: 'Search' } as const;

test('the search dialog opens by key, finds mistyped words, works by keyboard and restores the focus', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/sms');
	// The first key press of the visit, which starts React.
	await page.keyboard.press('Control+k');
	const search = page.getByRole(dialog.role, { name: dialog.name });
	const field = search.getByRole('combobox');
	await expect(field).toBeFocused();
	await field.fill('segmnets');
	const options = search.getByRole('option');
	await expect(options.first()).toBeVisible();
	await expect(options.locator('mark').first()).toHaveText(/segment/i);
	// Tab moves the focus without choosing the highlighted option.
	await page.keyboard.press('ArrowDown');
	await expect(search.locator('[aria-selected=true]')).toHaveCount(1);
	await page.keyboard.press('Tab');
	await expect(search.getByRole('link', { name: 'segmnets' })).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(field).toBeFocused();
	await expect(field).toHaveValue('segmnets');
	expect(new URL(page.url()).pathname).toBe('/sms');
	await expectNoViolations(page, { include: 'dialog' });

	await page.keyboard.press('Escape');
	await expect(search).toBeHidden();

	const opener = page.getByRole('banner').getByRole('link', { name: 'Search' });
	await opener.focus();
	await page.keyboard.press('/');
	await expect(field).toBeFocused();
	await expect(field).toHaveValue('');
	await page.keyboard.press('Escape');
	await expect(opener).toBeFocused();
});

test('Enter in the field opens the page with all results', { tag: '@any-width' }, async ({
	page,
}) => {
	await page.goto('/da');
	const opener = page.getByRole('banner').getByRole('link', { name: 'Søg' });
	// Opens the search page until React has started, the dialog afterwards; both have a field.
	await opener.click();
	const field = page.locator('dialog[open] [name=q], main [name=q]').first();
	await field.fill('smspriser');
	await field.press('Enter');
	await expect(page).toHaveURL(/\/da\/search\?q=smspriser$/);
	await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
	await expect(page.locator('main mark').first()).toBeVisible();
});

test.describe('without JavaScript', { tag: '@any-width' }, () => {
	test.use({ javaScriptEnabled: false });

	test('the header links to the search page, which searches in its language', async ({ page }) => {
		await page.goto('/de');
		await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
		await expect(page.locator('main [name=q]')).toBeFocused();
		await page.keyboard.type('daenemark');
		await page.locator('main [name=q]').press('Enter');
		await expect(page).toHaveURL(/\/de\/search\?q=daenemark$/);
		const country = page.getByRole('link', { name: 'Dänemark' });
		await expect(country).toHaveAttribute('href', '/de/preise/daenemark');
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
	});
});
