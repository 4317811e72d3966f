// @vitest-environment ./test/dom/environment.ts
import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap';

const origin = 'https://site.example';
const translations = [
	{ locale: 'da' as const, href: '/da/om-os' },
	{ locale: 'en' as const, href: '/about' },
];

function parse(xml: string): Document {
	return new DOMParser().parseFromString(xml, 'application/xml');
}

test('lists each URL with its date', () => {
	const document = parse(
		sitemap([{ href: '/about', modifiedGmt: '2026-01-14T08:00:00Z', translations }], origin),
	);
	expect(document.documentElement.nodeName).toBe('urlset');
	expect(document.querySelector('loc')?.textContent).toBe('https://site.example/about');
	expect(document.querySelector('lastmod')?.textContent).toBe('2026-01-14T08:00:00.000Z');
});

test('lists every translation, with English as the default', () => {
	const xml = sitemap([{ href: '/about', modifiedGmt: null, translations }], origin);
	expect(xml).toContain('hreflang="da-DK" href="https://site.example/da/om-os"');
	expect(xml).toContain('hreflang="en-US" href="https://site.example/about"');
	expect(xml).toContain('hreflang="x-default" href="https://site.example/about"');
});

test('a document in only one other language is its own default', () => {
	const ownTranslation = [{ locale: 'de' as const, href: '/de/karriere' }];
	expect(
		sitemap([{ href: '/de/karriere', modifiedGmt: null, translations: ownTranslation }], origin),
	).toContain('hreflang="x-default" href="https://site.example/de/karriere"');
});

test('omits a missing date and missing translations', () => {
	const xml = sitemap(
		[{ href: '/blog/category/guides', modifiedGmt: null, translations: [] }],
		origin,
	);
	expect(xml).not.toContain('lastmod');
	expect(xml).not.toContain('xhtml:link');
});

test('escapes URLs', () => {
	const xml = sitemap([{ href: '/a?b=1&c="2"', modifiedGmt: null, translations: [] }], origin);
	expect(xml).toContain('<loc>https://site.example/a?b=1&amp;c=%222%22</loc>');
});

test('an index lists sitemaps with absolute URLs', () => {
	const document = parse(sitemapIndex(['/sitemap-en.xml', '/sitemap-da.xml'], origin));
	expect(document.documentElement.nodeName).toBe('sitemapindex');
	expect([...document.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
		'https://site.example/sitemap-en.xml',
		'https://site.example/sitemap-da.xml',
	]);
});
