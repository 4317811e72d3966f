import { startReact } from '../support/react.ts';
import {
	banner,
	consentCommands,
	expect,
	expectBanner,
	readGlobal,
	startThirdParties,
	test,
} from './fixtures.ts';

test('nothing runs before consent; accepting starts all third parties and is remembered', async ({
	page,
	thirdParties,
}) => {
	await page.goto(`${await thirdParties.site('built-in')}/da/one`);
	await expect(banner.element(page)).toBeVisible();
	const [first, ...rest] = await consentCommands(page);
	expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
	expect(first?.[2]).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' });
	expect(rest).toEqual([]);
	expect(await page.evaluate(() => document.querySelector('script')?.textContent)).toContain(
		'denied',
	);
	const allRequests = [thirdParties.tags, thirdParties.analytics, thirdParties.chat].flatMap(
		({ requests }) => requests,
	);
	expect(allRequests).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);

	await banner.accept(page).click();
	await expect(banner.element(page)).toBeHidden();
	await expect.poll(() => readGlobal(page, 'tagManagerRuns')).toBe(true);
	await expect
		.poll(() => readGlobal(page, 'measured'))
		.toEqual([['page_view', { props: { path: '/da/one', title: 'Page one' } }]]);
	await expect.poll(() => thirdParties.chat.requests.length).toBe(1);
	expect(thirdParties.tags.requests).toEqual(['/script.js?id=TAGS-1']);
	const [, update] = await consentCommands(page);
	expect(update?.slice(0, 2)).toEqual(['consent', 'update']);
	expect(Object.values(update?.[2] ?? {})).toEqual(Array(6).fill('granted'));

	await page.reload();
	await expect.poll(() => readGlobal(page, 'tagManagerRuns')).toBe(true);
	await expect(page.locator('consent-choices')).toHaveCount(0);
});

test('rejecting also takes one click and is remembered', async ({ page, thirdParties }) => {
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	const [accept, reject] = await Promise.all([
		banner.accept(page).evaluate((button) => getComputedStyle(button).cssText || button.className),
		banner.reject(page).evaluate((button) => getComputedStyle(button).cssText || button.className),
	]);
	expect(reject).toBe(accept);
	await banner.reject(page).click();
	await expect(banner.element(page)).toBeHidden();
	await page.goto(`${await thirdParties.site('built-in')}/two`);
	await startThirdParties(page);
	await expect(page.locator('consent-choices')).toHaveCount(0);
	const allRequests = [thirdParties.tags, thirdParties.analytics, thirdParties.chat].flatMap(
		({ requests }) => requests,
	);
	expect(allRequests).toEqual([]);
});

test('withdrawing consent reloads the page without third parties and deletes their cookies', async ({
	page,
	thirdParties,
}) => {
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	await banner.accept(page).click();
	await expect.poll(() => readGlobal(page, 'tagManagerRuns')).toBe(true);
	expect(await page.evaluate(() => document.cookie)).toContain('_ga_standin');

	await page.locator('footer [data-consent-settings]').click();
	await expect(banner.settings(page)).toBeVisible();
	const reloaded = page.waitForEvent('load');
	await banner.rejectInSettings(page).click();
	await reloaded;
	await startThirdParties(page);
	expect(await readGlobal(page, 'tagManagerRuns')).toBeUndefined();
	await expect(page.locator(`script[src^="${thirdParties.tags.url}"]`)).toHaveCount(0);
	expect(await page.evaluate(() => document.cookie)).not.toContain('_ga_standin');
	await expect(page.locator('h1')).toBeVisible();
});

test('the choices work by keyboard', async ({ page, thirdParties }) => {
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	await expectBanner(page);
	await page.keyboard.press('Tab');
	await expect(banner.accept(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(banner.reject(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(banner.choose(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(banner.settings(page)).toBeVisible();
	const inside = () =>
		banner.settings(page).evaluate((dialog) => dialog.contains(document.activeElement));
	await expect.poll(inside).toBe(true);
	for (let press = 0; press < 15; press += 1) await page.keyboard.press('Tab');
	await expect.poll(inside).toBe(true);
	await page.keyboard.press('Escape');
	await expect(banner.settings(page)).toBeHidden();
	await expect(banner.choose(page)).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Enter');
	await expect(banner.element(page)).toBeHidden();
});

test('React hydrates the page while the banner is open', async ({ page, thirdParties }) => {
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	await expect(banner.element(page)).toBeVisible();
	await startReact(page);
	await page.getByRole('link', { name: 'Go to two' }).click();
	await expect(page.locator('h1')).toHaveText('Page two');
	await expect(banner.element(page)).toBeVisible();
	expect(await readGlobal(page, 'sameDocument')).toBe(true);
});

test('opening the chat opens the consent choices first', async ({ page, thirdParties }) => {
	const openCount = () => page.evaluate('window.chatWidget?.opened');
	await page.goto(`${await thirdParties.site('built-in')}/one#openchat`);
	await expect(banner.settings(page)).toBeVisible();
	expect(thirdParties.chat.requests).toEqual([]);
	await banner.settings(page).locator('input[value=functional]').check({ force: true });
	await banner.save(page).click();
	await expect.poll(openCount).toBe(1);
	expect([...thirdParties.tags.requests, ...thirdParties.analytics.requests]).toEqual([]);
});
