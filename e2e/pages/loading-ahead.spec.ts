import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// Without scripts React never starts, so links are the browser's from first to last, as they are until a visitor's first intent.
test.use({ javaScriptEnabled: false });

let site: Site;
let folder: string;

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'loading-ahead-test-'));
	site = await startSite({
		CONTENT_URL: `${process.env.E2E_BACKEND_URL}/graphql`,
		MEDIA_URL: process.env.E2E_BACKEND_URL ?? '',
		PRICE_API_URL: `${process.env.E2E_BACKEND_URL}/prices/graphql`,
		SPECULATION_RULES: 'on',
		CACHE_DIR: folder,
	});
});
test.afterAll(async () => {
	await site?.stop();
	await rm(folder, { recursive: true, force: true });
});

/** Opens a page, waits until its rules are there, and returns the paths that have been fetched ahead since. */
async function openWithRules(page: Page, path: string): Promise<string[]> {
	const ahead: string[] = [];
	const note = (request: Request) => {
		if (request.headers()['sec-purpose']?.startsWith('prefetch'))
			ahead.push(new URL(request.url()).pathname);
	};
	page.on('requestfinished', note);
	page.on('requestfailed', note);
	const rules = page.waitForEvent('requestfinished', (request) =>
		request.url().endsWith('/speculation-rules.json'),
	);
	await page.goto(site.url + path);
	await rules;
	return ahead;
}

/** Presses on a link without following it: the pointer lets go of it elsewhere. By the middle button, as the left one would drag it along. */
async function press(page: Page, link: Locator): Promise<void> {
	await link.hover();
	await page.mouse.down({ button: 'middle' });
	await page.mouse.move(0, 0);
	await page.mouse.up({ button: 'middle' });
}

const howThePageCame = (page: Page) =>
	page.evaluate(() => {
		const [navigation] = performance.getEntriesByType('navigation');
		return [navigation?.name, Reflect.get(navigation ?? {}, 'deliveryType')];
	});

test('a link on which the pointer rests is fetched, and the click shows what was fetched', async ({
	page,
}) => {
	const ahead = await openWithRules(page, '/about');
	const link = page.locator('main a[href="/customers"]').first();
	await link.hover();
	await expect.poll(() => ahead).toEqual(['/customers']);
	await link.click();
	await expect(page).toHaveURL(`${site.url}/customers`);
	expect(await howThePageCame(page)).toEqual([`${site.url}/customers`, 'navigational-prefetch']);
});

test('switches of language, the search, the reference and lists of prices are left alone, until they are followed', async ({
	page,
}) => {
	const ahead = await openWithRules(page, '/pricing');
	const language = page.locator('header [popovertarget]:has(~ [popover] a[hreflang])').first();
	await language.click();
	for (const href of ['/language/da?to=%2Fda%2Fpriser', '/language/de?to=%2Fde%2Fpreise'])
		await press(page, page.locator(`header a[href="${href}"]:visible`));
	await page.keyboard.press('Escape');
	for (const href of ['/search', '/prices/eur.csv', '/prices/eur.json', '/docs'])
		await press(page, page.locator(`a[href="${href}"]:visible`).last());
	// What is pressed last is asked for last.
	await press(page, page.locator('footer a[href="/privacy"]'));
	await expect.poll(() => ahead).toEqual(['/privacy']);
});
