import { holdResponses } from '../support/hold-responses.ts';
import { startReact } from '../support/react.ts';
import { expect, readGlobal, test } from './fixtures.ts';

test('a navigation moves focus to the new heading, announces the title and counts a page view', async ({
	page,
	context,
	thirdParties,
}) => {
	const url = await thirdParties.site('built-in');
	const choice = { categories: ['necessary', 'statistics'], revision: 7 };
	const value = encodeURIComponent(JSON.stringify(choice));
	await context.addCookies([{ name: 'consent_choice', value, url }]);
	await page.goto(`${url}/one`);
	await expect.poll(() => readGlobal(page, 'measured')).toHaveLength(1);
	await startReact(page);
	const two = page.getByRole('link', { name: 'Go to two' });
	await two.focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('h1')).toHaveText('Page two');
	await expect(page.locator('h1')).toBeFocused();
	await expect(page.getByRole('status').filter({ hasText: 'Page two' })).toHaveCount(1);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await expect
		.poll(() => readGlobal(page, 'measured'))
		.toEqual([
			['page_view', { props: { path: '/one', title: 'Page one' } }],
			['cta_click', { props: { label: 'Go to two', href: '/two' } }],
			['page_view', { props: { path: '/two', title: 'Page two' } }],
		]);
	await page.goBack();
	await expect(page.locator('h1')).toHaveText('Page one');
	await expect(page.locator('h1')).toBeFocused();
});

test('a slow navigation shows a loading status', async ({ page, thirdParties }) => {
	await page.goto(`${await thirdParties.site('none')}/one`);
	await startReact(page);
	const release = await holdResponses(page, /two\.data/);
	await page.getByRole('link', { name: 'Go to two' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
	release();
	await expect(page.locator('h1')).toHaveText('Page two');
	await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test('a request for page data is repeated after a 503', async ({ page, thirdParties }) => {
	const statuses = [503];
	await page.route(/two\.data/, (route) => {
		const status = statuses.shift();
		return status ? route.fulfill({ status, body: '' }) : route.continue();
	});
	await page.goto(`${await thirdParties.site('none')}/one`);
	await startReact(page);
	await page.getByRole('link', { name: 'Go to two' }).click();
	await expect(page.locator('h1')).toHaveText('Page two');
	expect(await readGlobal(page, 'sameDocument')).toBe(true);
	expect(statuses).toEqual([]);
});

test('a failing start is logged and the page stays usable', async ({ page, thirdParties }) => {
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	await page.route(/\/assets\/entry\.client-/, (route) => route.abort());
	await page.goto(`${await thirdParties.site('none')}/one`);
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(errors.join('\n')).toMatch(/^Error while mounting app:/m);
	}).toPass();
	await expect(page.locator('h1')).toHaveText('Page one');
	await page.getByRole('link', { name: 'Go to two' }).click();
	await expect(page.locator('h1')).toHaveText('Page two');
});
