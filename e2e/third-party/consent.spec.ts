import { step } from '../journeys/journey.ts';
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

test("a visitor's choices start and stop third parties, by pointer and by keyboard", async ({
	page,
	thirdParties,
}) => {
	const site = await thirdParties.site('built-in');
	const allRequests = () =>
		[thirdParties.tags, thirdParties.analytics, thirdParties.chat].flatMap(
			({ requests }) => requests,
		);

	await step('nothing runs before consent, and React starts beside the banner', async () => {
		await page.goto(`${site}/one`);
		await expect(banner.element(page)).toBeVisible();
		await startReact(page);
		await page.getByRole('link', { name: 'Go to two' }).click();
		await expect(page.locator('h1')).toHaveText('Page two');
		await expect(banner.element(page)).toBeVisible();
		expect(await readGlobal(page, 'sameDocument')).toBe(true);
		const [first, ...rest] = await consentCommands(page);
		expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
		expect(first?.[2]).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' });
		expect(rest).toEqual([]);
		expect(await page.evaluate(() => document.querySelector('script')?.textContent)).toContain(
			'denied',
		);
		expect(allRequests()).toEqual([]);
		expect(await page.context().cookies()).toEqual([]);
	});

	await step('the banner is first in the tab order, and its choices keep the focus', async () => {
		await page.goto(`${site}/one`);
		await expectBanner(page);
		await expect(banner.element(page)).not.toHaveAttribute('aria-modal', 'true');
		for (const button of [banner.accept(page), banner.reject(page), banner.choose(page)]) {
			await page.keyboard.press('Tab');
			await expect(button).toBeFocused();
		}
		await page.keyboard.press('Enter');
		await expect(banner.settings(page)).toBeVisible();
		const isInside = () =>
			banner.settings(page).evaluate((dialog) => dialog.contains(document.activeElement));
		await expect.poll(isInside).toBe(true);
		for (let press = 0; press < 15; press += 1) await page.keyboard.press('Tab');
		await expect.poll(isInside).toBe(true);
		await page.keyboard.press('Escape');
		await expect(banner.settings(page)).toBeHidden();
		await expect(banner.choose(page)).toBeFocused();
		const skipLink = page.getByRole('link', { name: 'Skip to content' });
		const isInBanner = () =>
			banner.element(page).evaluate((element) => element.contains(document.activeElement));
		for (let stops = 0; stops < 10 && (await isInBanner()); stops += 1)
			await page.keyboard.press('Tab');
		await expect(skipLink).toBeFocused();
		await page.keyboard.press('Shift+Tab');
		expect(await isInBanner()).toBe(true);
	});

	await step(
		'rejecting takes one click, in a button of the same look, and is remembered',
		async () => {
			const lookOf = (button: ReturnType<typeof banner.accept>) =>
				button.evaluate((element) => getComputedStyle(element).cssText || element.className);
			expect(await lookOf(banner.reject(page))).toBe(await lookOf(banner.accept(page)));
			await banner.reject(page).click();
			await expect(banner.element(page)).toBeHidden();
			await page.goto(`${site}/two`);
			await startThirdParties(page);
			await expect(page.locator('consent-choices')).toHaveCount(0);
			expect(allRequests()).toEqual([]);
		},
	);

	await step('accepting starts all third parties and is remembered', async () => {
		await page.context().clearCookies();
		await page.goto(`${site}/da/one`);
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
		expect(await page.evaluate(() => document.cookie)).toContain('_ga_standin');
	});

	await step(
		'withdrawing reloads the page without third parties, and deletes their cookies',
		async () => {
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
		},
	);
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
