import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type SpecifiedEndpoint,
	startSpecifiedEndpoint,
} from '../../apps/site/test/content/specified-endpoint.ts';
import { demoPages, pathsIn } from '../support/demo-pages.ts';
import { type Site, startSite } from '../support/site.ts';
import { backendResults } from './backend-results.ts';

// The tests depend on each other: they share a site whose content endpoint has only the specification's eight operations.
test.describe.configure({ mode: 'serial' });

const backend = process.env.E2E_BACKEND_URL ?? '';
let folder: string;
let endpoint: SpecifiedEndpoint;
let site: Site;

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'any-endpoint-'));
	endpoint = await startSpecifiedEndpoint(backendResults(backend));
	site = await startSite({
		CONTENT_URL: endpoint.url,
		CONTENT_METHOD: 'GET',
		MEDIA_URL: backend,
		APP_HOST_URL: backend,
		PRICE_API_URL: `${backend}/prices/graphql`,
		PRICE_API_TOKEN: process.env.E2E_PRICE_API_TOKEN ?? '',
		CACHE_DIR: folder,
		// Longer than these tests take on any machine, so that no page expires.
		CONTENT_UNTAGGED_SECONDS: '3600',
	});
});
test.afterAll(async () => {
	await site?.stop();
	await endpoint?.[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
	const response = await fetch(site.url + path, {
		redirect: 'manual',
		headers: { 'accept-language': 'en', accept: 'text/html' },
	});
	return { response, text: await response.text() };
};

const routes = [
	['en', '/', 'en-US', '/pricing', '/about/security', '/blog/webhooks-that-survive', 'channels'],
	['da', '/da', 'da-DK', '/da/priser', '/da/om-os/sikkerhed', undefined, 'kanaler'],
	['de', '/de', 'de-DE', '/de/preise', undefined, '/de/blog/spf-dkim-dmarc-einrichten', 'kanaele'],
] as const;

test('every kind of page is served in every language', async () => {
	for (const [, home, lang, page, below, article, category] of routes) {
		const prefix = home === '/' ? '' : home;
		const blog = `${prefix}/blog`;
		const listing = `${blog}/category/${category}`;
		for (const path of [home, page, below, blog, article, listing, `${prefix}/docs`]) {
			if (!path) continue;
			const { response, text } = await get(path);
			expect(response.status, path).toBe(200);
			expect(response.headers.get('cache-control'), path).not.toContain('no-store');
			expect(text, path).toContain(`lang="${lang}"`);
			expect(text.match(/<h1[\s>]/g), path).toHaveLength(1);
			// The default menu of sites with such an endpoint, and the name from the footer.
			expect(text, path).toContain(`href="${prefix}/docs"`);
			expect(text, path).toContain('Vimplo');
		}
	}
});

test('sitemap and feed list the pages and articles of each language', async () => {
	// Dozens of pages, one after the other.
	test.slow();
	for (const [code, home] of routes) {
		const prefix = home === '/' ? '' : home;
		const { response, text } = await get(`/sitemap-${code}.xml`);
		expect(response.status).toBe(200);
		// The endpoint forwards the backend's content, also pages that other tests publish for a while.
		const paths = pathsIn(text).filter((path) => demoPages(code).includes(path));
		expect(paths).toEqual(expect.arrayContaining([home, `${prefix}/blog`]));
		for (const path of paths) expect((await get(path)).response.status, path).toBe(200);
		const feed = await get(`${prefix}/blog/feed.xml`);
		expect(feed.response.status).toBe(200);
		expect(feed.text.match(/<entry>/g)?.length).toBeGreaterThan(5);
	}
});

test('an unknown path is a 404 with an error page; a slug of another language redirects to its page', async () => {
	for (const path of ['/no-such-page', '/da/no/such', '/de/blog/no-such', '/blog/category/none']) {
		const { response, text } = await get(path);
		expect(response.status, path).toBe(404);
		expect(text, path).toContain(path);
	}
	const redirects = { '/da/pricing': '/da/priser', '/priser': '/da/priser', '/home': '/' };
	for (const [from, to] of Object.entries(redirects)) {
		const { response } = await get(from);
		expect(response.status, from).toBe(301);
		expect(new URL(response.headers.get('location') ?? '', site.url).pathname, from).toBe(to);
	}
});

test('the site sends only the operations that the endpoint accepts, and none for a cached page', async () => {
	await get('/never-requested');
	endpoint.queries.length = 0;
	await get('/pricing');
	expect(endpoint.queries).toEqual([]);
	await get('/never-requested-either');
	expect(endpoint.queries).toContain('getPage');
	for (const name of ['getHeader', 'getSiteSettings', 'getRedirect', 'getSlugOwner', 'getSitemap'])
		expect(endpoint.queries).not.toContain(name);
});
