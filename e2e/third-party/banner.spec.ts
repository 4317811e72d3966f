import { expectNoViolations } from '../support/accessibility.ts';
import { banner, expect, expectBanner, test } from './fixtures.ts';

const languages = [
	{ prefix: '', title: 'May we use cookies?', accept: 'Accept all', reject: 'Reject all' },
	{ prefix: '/da', title: 'Må vi bruge cookies?', accept: 'Accepter alle', reject: 'Afvis alle' },
	{
		prefix: '/de',
		title: 'Dürfen wir Cookies verwenden?',
		accept: 'Alle zulassen',
		reject: 'Alle ablehnen',
	},
];

test('banner and choices are accessible in both color schemes', async ({ page, thirdParties }) => {
	const site = await thirdParties.site('built-in');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.goto(`${site}/one`);
		await expect(banner.element(page)).toBeVisible();
		await expectNoViolations(page);
		await banner.choose(page).click();
		await expect(banner.settings(page)).toBeVisible();
		await expectNoViolations(page);
	}
});

test('the banner has the language of the page', { tag: '@any-width' }, async ({
	page,
	thirdParties,
}) => {
	const site = await thirdParties.site('built-in');
	for (const { prefix, title, accept, reject } of languages) {
		await page.goto(`${site}${prefix}/one`);
		await expect(page.getByRole('dialog', { name: title })).toBeVisible();
		await expect(banner.accept(page)).toHaveText(accept);
		await expect(banner.reject(page)).toHaveText(reject);
	}
});

test('the banner does not make the page overflow, and its buttons are large enough', async ({
	page,
	thirdParties,
}) => {
	await page.goto(`${await thirdParties.site('built-in')}/de/one`);
	await expect(banner.element(page)).toBeVisible();
	const tooWide = () =>
		page.evaluate(() => {
			const { scrollWidth, clientWidth } = document.documentElement;
			return Math.max(0, scrollWidth - clientWidth);
		});
	await expect.poll(tooWide).toBe(0);
	for (const button of [banner.accept(page), banner.reject(page), banner.choose(page)]) {
		const height = async () => (await button.boundingBox())?.height;
		await expect.poll(height).toBeGreaterThanOrEqual(44);
	}
});

test('the banner is first in the tab order, and Tab moves on to the page', async ({
	page,
	thirdParties,
}) => {
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	await expectBanner(page);
	await expect(banner.element(page)).not.toHaveAttribute('aria-modal', 'true');
	await page.keyboard.press('Tab');
	const isInBanner = () =>
		banner.element(page).evaluate((element) => element.contains(document.activeElement));
	expect(await isInBanner()).toBe(true);
	let stops = 1;
	while ((await isInBanner()) && stops < 10) {
		await page.keyboard.press('Tab');
		stops += 1;
	}
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	expect(await isInBanner()).toBe(true);
});
