import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContent } from '../stand-ins/content.ts';
import { startAnalytics } from '../stand-ins/third-parties.ts';
import { startSite } from '../support/site.ts';
import { expect, expectUrl, open, prepareToLeave, startReact, test, textOf } from './firefox.ts';

// All tests share a browser.
test.describe.configure({ mode: 'default' });

test('a link of the home page navigates without loading a document', async ({
	firefoxPage: page,
}) => {
	await open(page, '/');
	expect(await textOf(page, 'h1')).not.toBe('');
	await page.locator('footer a[href="/about"]').click();
	await expectUrl(page, '/about');
	await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the chosen currency and country are kept after a reload', async ({ firefoxPage: page }) => {
	await open(page, '/pricing');
	await page.locator('button[name=currency][value=DKK]').click();
	const figure = 'tbody tr td';
	await expect.poll(() => textOf(page, figure)).toMatch(/^DKK\s0\.\d{2,6}/);
	await page.locator('[data-country-field]').click();
	await page.keyboard.type('Swed');
	await page.locator('[role=option] ::-p-text(Sweden)').wait();
	await page.keyboard.press('Enter');
	await page.locator('button[aria-label="Remove Sweden"]').wait();
	await expectUrl(page, '/pricing?currency=DKK&countries=US,DE,FR,SE');
	await prepareToLeave(page);
	await page.reload();
	await page.locator('button[aria-label="Remove Sweden"]').wait();
	await expect.poll(() => textOf(page, figure)).toMatch(/^DKK\s0\.\d{2,6}/);
});

test('the menu opens and its links work', async ({ firefoxPage: page }) => {
	await open(page, '/about');
	const button = 'header nav button[popovertarget]';
	const id = await page
		.locator(button)
		.map((element) => element.getAttribute('popovertarget'))
		.wait();
	await page.locator(button).click();
	const link = `[id="${id}"]:popover-open a[href^="/"]`;
	const href = await page
		.locator(link)
		.map((element) => element.getAttribute('href'))
		.wait();
	await page.locator(link).click();
	await expectUrl(page, href ?? '');
});

test('the search finds results for a mistyped word', async ({ firefoxPage: page }) => {
	await open(page, '/about');
	await page.keyboard.press('/');
	await page.locator('dialog[open] [role=combobox]').fill('segmnets');
	await page.locator('dialog[open] [role=option] mark').wait();
	await page.keyboard.press('ArrowDown');
	await page.locator('dialog[open] [role=option][aria-selected=true]').wait();
	await page.keyboard.press('Enter');
	await expect.poll(() => new URL(page.url()).pathname).not.toBe('/about');
	await page.locator('h1').wait();
});

test('a form is submitted', async ({ firefoxPage: page }) => {
	await open(page, '/get-started?channel=rcs&countries=DK,DE&volume=10000');
	await page.locator('form input[type=email]').fill(`${randomUUID()}@example.com`);
	await page.locator('form input[type=checkbox][required]').click();
	// The ticket, which contains its time of issue, is valid after 2 s.
	const issuedAt = () => page.$eval('input[name=ticket]', (field) => field.value.split('.')[1]);
	await expect.poll(async () => Date.now() - Number(await issuedAt())).toBeGreaterThan(2_000);
	await page.locator('form button[type=submit]').click();
	await expectUrl(page, /[?&]sent=\d+#form-\d+$/);
	await page.locator('[role=status] ::-p-text(on its way)').wait();
});

test('switching the language opens the same page and is remembered', async ({
	firefoxPage: page,
}) => {
	await open(page, '/pricing');
	await page.locator('[popovertarget=language-menu]').click();
	await prepareToLeave(page);
	await page.locator('#language-menu:popover-open a[hreflang=da]').click();
	await expectUrl(page, '/da/priser');
	expect(await page.evaluate(() => document.documentElement.lang)).toBe('da-DK');
	const cookies = await page.browserContext().cookies();
	expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('da');
	await prepareToLeave(page);
	await page.goto(new URL('/', page.url()).href);
	await expectUrl(page, '/da');
});

test('the docs viewer shows an operation without warnings or errors', async ({
	firefoxPage: page,
}) => {
	await page.goto(`${process.env.E2E_SITE_URL}/docs/tag/prices/post/prices/graphql`);
	await page.locator('.scalar-app').wait();
	await page.locator('[id="api/tag/prices/post/prices/graphql"]').wait();
	await expect.poll(() => page.title()).toBe('API Documentation by Scalar');
	expect(await page.evaluate(() => document.body.className)).toContain('dark-mode');
});

test('web analytics starts only after consent, and a reload keeps the consent', async ({
	firefoxPage: page,
}) => {
	const folder = await mkdtemp(join(tmpdir(), 'firefox-test-'));
	const [content, analytics] = await Promise.all([startContent(), startAnalytics()]);
	const site = await startSite({
		ANALYTICS_SCRIPT_URL: `${analytics.url}/script.js`,
		ANALYTICS_SITE_ID: 'site-1',
		CONTENT_URL: `${content.url}/graphql`,
		CACHE_DIR: folder,
	});
	try {
		await open(page, `${site.url}/one`);
		await page.locator('.cm').wait();
		expect(analytics.requests).toEqual([]);
		await page.locator('.cm [data-role=all]').click();
		await expect.poll(() => analytics.requests.length).toBeGreaterThan(0);
		await prepareToLeave(page);
		await page.reload();
		await startReact(page);
		await expect.poll(() => page.evaluate(() => Reflect.get(window, 'measured')?.length)).toBe(1);
		expect(await page.$('consent-choices')).toBeNull();
	} finally {
		await site.stop();
		await Promise.all([content.close(), analytics.close()]);
		await rm(folder, { recursive: true, force: true });
	}
});
