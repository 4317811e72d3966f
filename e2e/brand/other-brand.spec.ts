import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Brand } from '@website/contracts/content-types';
import { contractHeaders } from '@website/contracts/headers';
import { signWebhook } from '@website/contracts/signatures';
import { type BrandedContent, startBrandedContent } from '../stand-ins/other-brand.ts';
import { demoPages } from '../support/demo-pages.ts';
import { languages } from '../support/languages.ts';
import { type Site, startSite } from '../support/site.ts';

// The tests run in order: they share a site, and the last ones change its brand.
test.describe.configure({ mode: 'default' });

const backend = process.env.E2E_BACKEND_URL ?? '';
const name = 'Norrfjord';
const brand: Partial<Brand> = {
	name,
	accent: '#00696b',
	secondary: '#e8b4f0',
	neutral: '#5b6b4f',
	tones: [],
	font: 'sourceSerif',
	corners: 'round',
	illustrations: 'outlined',
	decoration: 'none',
	shareImages: 'light',
};

const demoBrand = readFileSync(
	join(import.meta.dirname, '../../apps/backend/src/seed/content/globals/brand.yaml'),
	'utf8',
);
/** The colors of the demo's brand, except white, which other brands have too. */
const demoColors = new Set(
	[...demoBrand.matchAll(/#[0-9a-f]{6}/g)]
		.map(([color]) => color)
		.filter((color) => color !== '#ffffff'),
);

let folder: string;
let content: BrandedContent;
let site: Site;
test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'other-brand-'));
	content = await startBrandedContent(backend, name);
	content.brand = brand;
	site = await startSite({
		CONTENT_URL: content.url,
		MEDIA_URL: backend,
		APP_HOST_URL: backend,
		PRICE_API_URL: `${backend}/prices/graphql`,
		PRICE_API_TOKEN: process.env.E2E_PRICE_API_TOKEN ?? '',
		CACHE_DIR: folder,
	});
});
test.afterAll(async () => {
	await site?.stop();
	await content?.close();
	await rm(folder, { recursive: true, force: true });
});

const fetchPage = async (path: string) => {
	const response = await fetch(site.url + path, { headers: { accept: 'text/html' } });
	return { status: response.status, text: await response.text() };
};

/** The traces of the demo's brand in a text: colors, name, flag drawings. */
function brandTraces(text: string): string[] {
	const colors = [...new Set(text.toLowerCase().match(/#[0-9a-f]{6}\b/g) ?? [])];
	return [
		...colors.filter((color) => demoColors.has(color)),
		...(text.match(/vimplo/i) ?? []),
		...(text.match(/viewBox="0 0 [36]0 30"/) ?? []),
	];
}

/** True for country pages other than Denmark's: they all have the same layout. */
const isOtherCountry = (path: string) =>
	/\/(pricing|priser|preise)\/(?!dk|danmark|denmark|daenemark)/.test(path);

test('pages, style sheets and documents have no trace of the demo’s colors, name or flags', async () => {
	const pages = languages.flatMap(({ code, prefix }) => [
		...demoPages(code).filter((path) => !isOtherCountry(path)),
		`${prefix}/docs`,
		`${prefix}/search?q=sms`,
		`${prefix}/no-such-page`,
		`${prefix}/manifest.webmanifest`,
		`${prefix}/preview?kind=page&slug=home&lang=en&token=wrong`,
		`${prefix}/forms/confirm?key=none&lang=en`,
	]);
	const sheets = new Set<string>();
	for (const path of [...new Set(pages), '/brand.json', '/favicon.svg']) {
		const { text } = await fetchPage(path);
		// The API document comes from the app host, here the demo's backend, and contains its name.
		const ownText = path.endsWith('/docs') ? text.replaceAll(/vimplo/gi, '') : text;
		expect(brandTraces(ownText), path).toEqual([]);
		for (const [, sheet] of text.matchAll(/href="([^"]+\.css)"/g)) if (sheet) sheets.add(sheet);
	}
	expect(sheets.size).toBeGreaterThan(0);
	for (const sheet of sheets) expect(brandTraces((await fetchPage(sheet)).text), sheet).toEqual([]);
});

test('icons, share images and the font come from the brand', async () => {
	for (const [path, type] of [
		['/favicon.ico', 'image/x-icon'],
		['/favicon.svg', 'image/svg+xml'],
		['/apple-touch-icon.png', 'image/png'],
		['/icon-512.png', 'image/png'],
		['/images/share/da.png', 'image/png'],
	]) {
		const response = await fetch(`${site.url}${path}`);
		expect([path, response.status, response.headers.get('content-type')]).toEqual([
			path,
			200,
			type,
		]);
	}
	expect((await fetchPage('/')).text).toContain('Source Serif 4 Variable');
});

test('every kind of page has the brand’s colors', async ({ page }) => {
	const wide = ['/', '/pricing', '/blog', '/docs', '/no-such-page', '/preview?kind=page&token=no'];
	for (const [colorScheme, width, paths] of [
		['light', 1440, wide],
		['dark', 390, ['/', '/da/priser', '/de/blog', '/contact', '/docs']],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 900 });
		for (const path of paths) {
			await page.goto(site.url + path);
			const canvas = await page.evaluate(() =>
				getComputedStyle(document.documentElement).getPropertyValue('--canvas'),
			);
			expect(canvas, path).toMatch(/^#[0-9a-f]{6}$/);
			expect(demoColors, path).not.toContain(canvas);
		}
	}
});

test('a changed brand applies from the next page load on, not to the open page', async ({
	page,
}) => {
	const link = () =>
		page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link'));
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(site.url);
	const before = await link();
	const icon = await page.locator('link[rel="icon"]').last().getAttribute('href');

	content.brand = { ...brand, accent: '#a3195b' };
	const body = JSON.stringify({ tags: ['brand'] });
	const response = await fetch(`${site.url}/webhooks/content`, {
		method: 'POST',
		headers: {
			[contractHeaders.webhookSignature]: signWebhook(
				'only-for-the-browser-tests',
				body,
				Math.floor(Date.now() / 1000),
			),
		},
		body,
	});
	expect(response.status).toBe(204);
	await expect.poll(async () => (await fetchPage('/pricing')).text).toContain('#a3195b');
	expect(await link()).toBe(before);

	await page.goto(`${site.url}/pricing`);
	expect(await link()).toBe('#a3195b');
	await expect(page.locator('link[rel="icon"]').last()).not.toHaveAttribute('href', icon ?? '');
	// The brand also applies to uncached pages.
	await expect
		.poll(async () => (await fetchPage('/preview?kind=page&token=no')).text)
		.toContain('#a3195b');
});

test('a site whose endpoint has no brand uses neutral colors', async () => {
	content.brand = null;
	const body = JSON.stringify({ tags: ['brand'] });
	await fetch(`${site.url}/webhooks/content`, {
		method: 'POST',
		headers: {
			[contractHeaders.webhookSignature]: signWebhook(
				'only-for-the-browser-tests',
				body,
				Math.floor(Date.now() / 1000),
			),
		},
		body,
	});
	await expect.poll(async () => (await fetchPage('/')).text).not.toContain('#a3195b');
	const { status, text } = await fetchPage('/');
	expect(status).toBe(200);
	expect(brandTraces(text)).toEqual([]);
	expect(text).toContain(name);
});
