import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { breakDates, fatalDate } from '../stand-ins/break-dates.ts';
import { startContent } from '../stand-ins/content.ts';
import type { StandIn } from '../stand-ins/stand-in.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { startReact } from '../support/react.ts';
import { type Site, startSite } from '../support/site.ts';

// The tests run in order, because they share a site.
test.describe.configure({ mode: 'default' });

let folder: string;
let content: StandIn;
let site: Site;

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'fatal-error-'));
	content = await startContent();
	site = await startSite({
		CONTENT_URL: `${content.url}/graphql`,
		CACHE_DIR: folder,
		NODE_OPTIONS: `--import=${new URL('../stand-ins/break-dates.ts', import.meta.url).href}`,
	});
});
test.afterAll(async () => {
	await site?.stop();
	await content?.close();
	await rm(folder, { recursive: true, force: true });
});

test('a page whose rendering fails on the server returns the error page in its language', async ({
	page,
}) => {
	const response = await page.goto(`${site.url}/da/blog/broken`);
	expect(response?.status()).toBe(500);
	expect(response?.headers()['cache-control']).toContain('no-store');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intern serverfejl');
	await expect(page.locator('main a[href="/da"]')).toBeVisible();
	expect(await page.content()).not.toMatch(/TypeError|node_modules|server\/index/);
	await expectNoViolations(page);
});

test('a page whose rendering fails in the browser shows the error page, and going back works', async ({
	page,
}) => {
	await page.addInitScript(breakDates, fatalDate);
	await page.goto(`${site.url}/one`);
	await startReact(page);
	await page.getByRole('link', { name: 'Go to blog/broken' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error');
	await page.goBack();
	await expect(page.locator('h1')).toHaveText('Page one');
});
