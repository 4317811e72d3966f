import { expect, it } from 'vitest';
import { en } from '~/i18n/messages/en';
import { llmsText } from './llms-text';

const options = {
	origin: 'https://site.example',
	brand: 'Brand',
	description: 'Sends messages.',
	pages: [
		{ href: '/terms' },
		{ href: '/about/careers' },
		{ href: '/', title: 'Home' },
		{ href: '/about-us' },
		{ href: '/about' },
	],
	homePath: '/',
	articles: [{ href: '/blog/a', title: 'A [b]\nc', note: '<p>Short &amp; true</p>' }],
	indexedPaths: new Set(['/blog/a']),
	countries: [{ href: '/pricing/denmark', title: 'Denmark' }],
	docsPath: '/docs',
	apiDocumentPath: '/api/openapi.json',
	fullTextPath: '/llms-full.txt',
	sitemapPath: '/sitemap-en.xml',
	words: en.llms,
};

it('lists the Markdown of pages (home page first, subpages after their parent), documents for programs, and optional documents', () => {
	expect(llmsText(options)).toBe(`# Brand

> Sends messages.

## Pages

- [Home](https://site.example/index.md)
- [/about](https://site.example/about.md)
- [/about/careers](https://site.example/about/careers.md)
- [/about-us](https://site.example/about-us.md)
- [/terms](https://site.example/terms.md)

## API documentation

- [API documentation](https://site.example/docs.md)
- [OpenAPI](https://site.example/api/openapi.json): the API in OpenAPI 3.1

## Prices

- [EUR, JSON](https://site.example/prices/eur.json): all list prices, exact decimals, excluding VAT
- [EUR, CSV](https://site.example/prices/eur.csv): all list prices, exact decimals, excluding VAT
- [DKK, JSON](https://site.example/prices/dkk.json): all list prices, exact decimals, excluding VAT
- [DKK, CSV](https://site.example/prices/dkk.csv): all list prices, exact decimals, excluding VAT

## Articles

- [A \\[b\\] c](https://site.example/blog/a.md): Short & true

## Optional

- [Denmark](https://site.example/pricing/denmark.md)
- [All pages in one text](https://site.example/llms-full.txt)
- [Sitemap](https://site.example/sitemap-en.xml)
`);
});

it('omits articles that search engines may not index', () => {
	expect(llmsText({ ...options, indexedPaths: new Set() })).not.toContain('/blog/a');
});

it('omits empty parts', () => {
	const text = llmsText({ ...options, description: '', articles: [] });
	expect(text).not.toContain('>');
	expect(text).not.toContain('## Articles');
});
