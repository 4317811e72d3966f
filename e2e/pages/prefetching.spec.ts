import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// Without scripts React never starts, so the browser handles all links, as it does until a visitor's first interaction.
test.use({ javaScriptEnabled: false });

let site: Site;
let folder: string;

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'prefetching-test-'));
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

/** Opens a page and waits for its speculation rules. Returns a list to which the paths of prefetches are added. */
async function openWithRules(page: Page, path: string): Promise<string[]> {
	const prefetchedPaths: string[] = [];
	const addPath = (request: Request) => {
		if (request.headers()['sec-purpose']?.startsWith('prefetch'))
			prefetchedPaths.push(new URL(request.url()).pathname);
	};
	page.on('requestfinished', addPath);
	page.on('requestfailed', addPath);
	const rules = page.waitForEvent('requestfinished', (request) =>
		request.url().endsWith('/speculation-rules.json'),
	);
	await page.goto(site.url + path);
	await rules;
	return prefetchedPaths;
}

/** Presses a link and releases the pointer elsewhere, so that it is not followed. The left button would drag the link. */
async function press(page: Page, link: Locator): Promise<void> {
	await link.hover();
	await page.mouse.down({ button: 'middle' });
	await page.mouse.move(0, 0);
	await page.mouse.up({ button: 'middle' });
}

const navigationOf = (page: Page) =>
	page.evaluate(() => {
		const [navigation] = performance.getEntriesByType('navigation');
		return [navigation?.name, Reflect.get(navigation ?? {}, 'deliveryType')];
	});

test('hovering a link prefetches its page, and the click uses the prefetched page', async ({
	page,
}) => {
	const prefetchedPaths = await openWithRules(page, '/about');
	const link = page.locator('main a[href="/customers"]').first();
	await link.hover();
	await expect.poll(() => prefetchedPaths).toEqual(['/customers']);
	await link.click();
	await expect(page).toHaveURL(`${site.url}/customers`);
	expect(await navigationOf(page)).toEqual([`${site.url}/customers`, 'navigational-prefetch']);
});

test('links to languages, the search, the API reference and price lists are not prefetched', async ({
	page,
}) => {
	const prefetchedPaths = await openWithRules(page, '/pricing');
	const language = page.locator('header [popovertarget]:has(~ [popover] a[hreflang])').first();
	await language.click();
	for (const href of ['/language/da?to=%2Fda%2Fpriser', '/language/de?to=%2Fde%2Fpreise'])
		await press(page, page.locator(`header a[href="${href}"]:visible`));
	await page.keyboard.press('Escape');
	for (const href of ['/search', '/prices/eur.csv', '/prices/eur.json', '/docs'])
		await press(page, page.locator(`a[href="${href}"]:visible`).last());
	// Prefetches start in the order of the presses: if one of the links above were prefetched, its path would be in the list.
	await press(page, page.locator('footer a[href="/privacy"]'));
	await expect.poll(() => prefetchedPaths).toEqual(['/privacy']);
});
