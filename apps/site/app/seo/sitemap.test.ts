// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sitemap } from './sitemap';

const origin = 'https://site.example';
const translations = [
	{ locale: 'da' as const, href: '/da/om-os' },
	{ locale: 'en' as const, href: '/about' },
];

function parse(xml: string): Document {
	return new DOMParser().parseFromString(xml, 'application/xml');
}

test('is well-formed and names each address with its date', () => {
	const document = parse(
		sitemap([{ path: '/about', modified: '2026-01-14T08:00:00Z', translations }], origin),
	);
	expect(document.documentElement.nodeName).toBe('urlset');
	expect(document.querySelector('loc')?.textContent).toBe('https://site.example/about');
	expect(document.querySelector('lastmod')?.textContent).toBe('2026-01-14T08:00:00.000Z');
});

test('names every language, with English as the default', () => {
	const xml = sitemap([{ path: '/about', translations }], origin);
	expect(xml).toContain('hreflang="da-DK" href="https://site.example/da/om-os"');
	expect(xml).toContain('hreflang="en-US" href="https://site.example/about"');
	expect(xml).toContain('hreflang="x-default" href="https://site.example/about"');
});

test('a document of one other language is its own default', () => {
	const only = [{ locale: 'de' as const, href: '/de/karriere' }];
	expect(sitemap([{ path: '/de/karriere', translations: only }], origin)).toContain(
		'hreflang="x-default" href="https://site.example/de/karriere"',
	);
});

test('leaves out what it does not know', () => {
	const xml = sitemap([{ path: '/blog/category/guides', translations: [] }], origin);
	expect(xml).not.toContain('lastmod');
	expect(xml).not.toContain('xhtml:link');
});

test('escapes addresses', () => {
	const xml = sitemap([{ path: '/a?b=1&c="2"', translations: [] }], origin);
	expect(xml).toContain('<loc>https://site.example/a?b=1&amp;c=%222%22</loc>');
});
