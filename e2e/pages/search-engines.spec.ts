// Only the tests of feeds need a browser; the others read the server's responses.
import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoArticles, pathsIn } from '../support/demo-pages.ts';

const textAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function sitemapPaths(request: APIRequestContext, path: string): Promise<string[]> {
	return pathsIn(await textAt(request, path));
}

// `markup/all-pages.spec.ts` shows that each of the URLs of pages returns 200.
test('the sitemaps list every page, and the pages of countries exist', async ({ request }) => {
	const sitemaps = await sitemapPaths(request, '/sitemap.xml');
	const [pageSitemaps = [], countrySitemaps = []] = ['', '-countries'].map((kind) =>
		['en', 'da', 'de'].map((code) => `/sitemap-${code}${kind}.xml`),
	);
	expect(sitemaps).toEqual([...pageSitemaps, ...countrySitemaps]);
	const pagePaths = new Set<string>();
	for (const sitemap of pageSitemaps) {
		const paths = await sitemapPaths(request, sitemap);
		expect(new Set(paths).size).toBe(paths.length);
		for (const path of paths) pagePaths.add(path);
	}
	expect(pagePaths).toContain('/da/om-os/sikkerhed');
	expect(pagePaths).toContain('/blog/webhooks-that-survive');
	expect(pagePaths).not.toContain('/de/ueber-uns/job');
	for (const sitemap of countrySitemaps) {
		const paths = await sitemapPaths(request, sitemap);
		expect(new Set(paths).size).toBe(paths.length);
		// Cuba has no price.
		expect(paths).not.toContain('/pricing/cuba');
		// Checks a sample of the two hundred pages for each language, which are of the same kind.
		for (const path of paths.filter((_, index) => index % 80 === 0))
			expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
	}
});

test('each feed contains the twelve articles of its language', async ({ request, page }) => {
	for (const [path, language] of [
		['/blog/feed.xml', 'en'],
		['/da/blog/feed.xml', 'da'],
		['/de/blog/feed.xml', 'de'],
	] as const) {
		const response = await request.get(path);
		expect(response.headers()['content-type']).toContain('xml');
		const xml = await response.text();
		expect(xml).toContain(`xml:lang="${language}-`);
		const links = xml.matchAll(/<entry>.*?<link rel="alternate"[^>]* href="([^"]+)"/gs);
		const paths = [...links].map(([, href = '']) => new URL(href).pathname);
		const articles = demoArticles(language);
		expect(articles).toHaveLength(12);
		// Other tests may have published more articles.
		expect(paths).toEqual(expect.arrayContaining(articles));
		const error = await page.evaluate(
			(text) =>
				new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent,
			xml,
		);
		expect(error).toBeUndefined();
	}
});

/** The types in a page's structured data. */
function structuredTypes(html: string): string[] {
	const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? [];
	return JSON.parse(json)['@graph'].map((node: { '@type': string }) => node['@type']);
}

test('each kind of page has structured data', async ({ request }) => {
	for (const [path, ...types] of [
		['/de/blog/spf-dkim-dmarc-einrichten', 'Article', 'BreadcrumbList'],
		['/pricing', 'FAQPage', 'Product'],
		['/de/preise/daenemark', 'WebPage', 'BreadcrumbList'],
		['/blog/category/engineering', 'CollectionPage', 'BreadcrumbList'],
		['/blog/tag/sms', 'CollectionPage', 'BreadcrumbList'],
		['/blog/author/engineering-team-2', 'ProfilePage', 'BreadcrumbList'],
	] as const)
		expect(structuredTypes(await textAt(request, path)), path).toEqual(
			expect.arrayContaining(['Organization', 'WebSite', ...types]),
		);
});
