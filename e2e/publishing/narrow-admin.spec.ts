import { expect, type Page, test } from '@playwright/test';
import { chooseInterfaceLanguage, newAccount, openAdmin, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
test('on a phone the title of a list does not overlap the buttons beside it', async ({
	page,
	context,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signInToAdmin(page, await newAccount({ name: 'Rikke' }));
	await chooseInterfaceLanguage(context, 'da');
	await openAdmin(page, `${origin}/admin/collections/redirects`);
	const name = page.locator('.list-header__title');
	const tabs = page.locator('.default-list-view-tabs');
	await expect(tabs).toContainText(/alle omdirigeringer/i);
	const isClear = async () => {
		const [nameBox, tabsBox] = [await name.boundingBox(), await tabs.boundingBox()];
		const isBelow = (tabsBox?.y ?? 0) >= (nameBox?.y ?? 0) + (nameBox?.height ?? 0);
		return isBelow || (tabsBox?.x ?? 0) > (nameBox?.x ?? 0) + (nameBox?.width ?? 0) + 4;
	};
	await expect.poll(isClear).toBe(true);
	await expect(page.getByRole('cell', { name: '/about/security' })).toBeVisible();
});

/** Names what is cut off at the edge of the window, and the controls of the rows that are smaller than a finger. */
const rowProblems = (page: Page): Promise<string[]> =>
	page.locator('.collection-list .table').evaluate((table) =>
		[...table.querySelectorAll<HTMLElement>('td, td a, input')].flatMap((part) => {
			const { right, width, height } = part.getBoundingClientRect();
			const name = `${part.closest('td, th')?.className} ${part.tagName}`;
			const isControl = part.tagName !== 'TD';
			return [
				...(right > innerWidth ? [`${name} ends at ${right}`] : []),
				...(isControl && (width < 44 || height < 44) ? [`${name} is ${width} by ${height}`] : []),
			];
		}),
	);

test('on a phone, each row of a list is a card with the names of its columns', async ({
	page,
	context,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signInToAdmin(page, await newAccount({ name: 'Rikke' }));
	// German has the longest labels.
	await chooseInterfaceLanguage(context, 'de');
	for (const collection of ['posts', 'sms-prices', 'users']) {
		await openAdmin(page, `${origin}/admin/collections/${collection}`);
		await expect(page.locator('.table tbody tr').first()).toBeVisible();
		expect.soft(await rowProblems(page), collection).toEqual([]);
	}
	const row = page.locator('.table tbody tr', { hasText: 'Rikke' }).first();
	const nameOfRole = row
		.locator('.cell-role')
		.evaluate((cell) => getComputedStyle(cell, '::before').content);
	expect(await nameOfRole).toBe('"Rolle"');
	await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('Name ↓');
	await page.waitForURL(/sort=-name/);
	await page.setViewportSize({ width: 768, height: 1024 });
	await expect(page.locator('.table tbody tr').first()).toHaveCSS('display', 'table-row');
});

test('the navigation is open on a laptop until it is closed, and opens as an overlay on a phone', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await signInToAdmin(page, await newAccount({ name: 'Rikke', role: 'author' }));
	await openAdmin(page, `${origin}/admin/collections/pages`);
	const aside = page.locator('aside.nav');
	const menu = page.getByRole('navigation', { name: 'Main menu' });
	await expect(aside).not.toHaveAttribute('inert');
	await expect(menu.getByRole('link', { name: 'Pages', exact: true })).toHaveAttribute(
		'aria-current',
		'page',
	);
	await expect(menu.getByRole('link', { name: 'Audit trail' })).toHaveCount(0);
	const { id } = await (await signIn()).find('pages', 'about');
	await openAdmin(page, `${origin}/admin/collections/pages/${id}?locale=en`);
	await expect(menu.getByRole('link', { name: 'Pages', exact: true })).toHaveAttribute(
		'aria-current',
		'true',
	);
	await expect(page.locator('.doc-tab').first()).toBeVisible();
	await expect(page.locator('.doc-tab', { hasText: 'API' })).toHaveCount(0);
	const saveResponse = page.waitForResponse(
		(response) =>
			response.url().endsWith('/payload-preferences/nav') && response.request().method() === 'POST',
	);
	await page.locator('.template-default__nav-toggler').click();
	await expect(aside).toHaveAttribute('inert');
	await saveResponse;
	await openAdmin(page, `${origin}/admin/collections/posts`);
	await expect(aside).toHaveAttribute('inert');
	await page.setViewportSize({ width: 390, height: 844 });
	await page.locator('.app-header__mobile-nav-toggler').click();
	await expect(aside).not.toHaveAttribute('inert');
	await menu.getByRole('link', { name: 'Media', exact: true }).click();
	await page.waitForURL(/collections\/media/);
	await expect(aside).toHaveAttribute('inert');
});
