import { startReact } from '../support/react.ts';
import { banner, expect, readGlobal, test } from './fixtures.ts';

for (const { title, behaviors, expected } of [
	{
		title: 'responds late or never',
		behaviors: { tags: 'never', analytics: 'slowly', chat: 'never' },
		expected: [],
	},
	{
		title: 'fails',
		behaviors: { tags: 'with-500', analytics: 'with-html', chat: 'with-half-a-body' },
		expected: ['support chat', 'tag manager', 'web analytics'],
	},
] as const) {
	test(`the site works when every third party ${title}`, async ({
		page,
		thirdParties,
		warnings,
	}) => {
		for (const name of ['tags', 'analytics', 'chat'] as const)
			thirdParties[name].behave(behaviors[name]);
		await page.goto(`${await thirdParties.site('built-in')}/one`);
		await banner.accept(page).click();
		await expect.poll(() => thirdParties.chat.requests.length).toBeGreaterThan(0);
		await startReact(page);
		await page.getByRole('link', { name: 'Go to two' }).click();
		await expect(page.locator('h1')).toHaveText('Page two');
		await page.getByRole('link', { name: 'Go to one' }).click();
		await expect(page.locator('h1')).toHaveText('Page one');
		expect(await readGlobal(page, 'sameDocument')).toBe(true);
		// On a busy machine the page may also report a script that does not load as slow.
		const otherWarnings = () =>
			warnings.filter((text) => !text.endsWith(': the script is slow')).sort();
		await expect
			.poll(otherWarnings)
			.toEqual(expected.map((name) => `${name}: the script could not be loaded`));
	});
}

test('the site works when its own script for third parties is blocked', async ({
	page,
	thirdParties,
	warnings,
}) => {
	await page.route(/after-ready/, (route) => route.abort('blockedbyclient'));
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	await expect.poll(() => warnings.length).toBe(1);
	await page.locator('footer [data-consent-settings]').click();
	await expect(page.getByRole('dialog', { name: 'Nothing to consent to' })).toBeVisible();
});

test('the site works when the consent choices are blocked, and no third party starts', async ({
	page,
	thirdParties,
	warnings,
}) => {
	await page.route(/choices/, (route) => route.abort('blockedbyclient'));
	await page.goto(`${await thirdParties.site('built-in')}/one`);
	await expect.poll(() => warnings.length).toBe(1);
	await startReact(page);
	await page.getByRole('link', { name: 'Go to two' }).click();
	await expect(page.locator('h1')).toHaveText('Page two');
	expect([...thirdParties.tags.requests, ...thirdParties.chat.requests]).toEqual([]);
});
