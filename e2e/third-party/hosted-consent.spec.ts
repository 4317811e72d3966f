import { banner, consentCommands, expect, readGlobal, test } from './fixtures.ts';

const decide = (value: 'granted' | 'denied') => `window.CookieConsent.decide('${value}')`;
const isReady = () =>
	'CookieConsent' in window && 'decide' in Object(Reflect.get(window, 'CookieConsent'));

test('the service gets the culture of the page and Consent Mode 2.0', async ({
	page,
	thirdParties,
}) => {
	const site = await thirdParties.site('hosted');
	for (const [path, culture] of [
		['/one', 'EN'],
		['/da/one', 'DA'],
		['/de/one', 'DE'],
	]) {
		await page.goto(site + path);
		await page.waitForFunction(isReady);
		expect(await page.evaluate('window.CookieConsent.received')).toEqual({
			culture,
			gcmVersion: '2.0',
		});
	}
	await expect(banner.element(page)).toHaveCount(0);
	const [first] = await consentCommands(page);
	expect(first?.[1]).toBe('default');
	expect([
		...thirdParties.tags.requests,
		...thirdParties.analytics.requests,
		...thirdParties.chat.requests,
	]).toEqual([]);
});

test('the decision starts and stops third parties, and the footer reopens the consent service', async ({
	page,
	thirdParties,
}) => {
	await page.goto(`${await thirdParties.site('hosted')}/one`);
	await page.waitForFunction(isReady);
	await page.evaluate(decide('granted'));
	await expect.poll(() => readGlobal(page, 'tagManagerRuns')).toBe(true);
	await expect.poll(() => thirdParties.chat.requests.length).toBe(1);

	await page.reload();
	await expect.poll(() => readGlobal(page, 'tagManagerRuns')).toBe(true);
	await page.locator('footer [data-consent-settings]').click();
	await expect.poll(() => page.evaluate('window.CookieConsent.renewed')).toBe(1);
	await expect(page.locator('dialog:popover-open')).toHaveCount(0);

	const reloaded = page.waitForEvent('load');
	await page.evaluate(decide('denied'));
	await reloaded;
	await page.waitForFunction(isReady);
	// By then the service has reported its stored decision, so allowed scripts would be in the page.
	await expect(page.locator(`script[src^="${thirdParties.tags.url}"]`)).toHaveCount(0);
	expect(await readGlobal(page, 'tagManagerRuns')).toBeUndefined();
});

test('if the consent service fails, no third party starts and the footer opens a notice', async ({
	page,
	thirdParties,
	warnings,
}) => {
	thirdParties.consent.behave('with-500');
	await page.goto(`${await thirdParties.site('hosted')}/one`);
	await expect.poll(() => warnings).toEqual(['consent service: the script could not be loaded']);
	await page.locator('footer [data-consent-settings]').click();
	await expect(page.getByRole('dialog', { name: 'Nothing to consent to' })).toBeVisible();
	expect([
		...thirdParties.tags.requests,
		...thirdParties.analytics.requests,
		...thirdParties.chat.requests,
	]).toEqual([]);
});
