import { expect, it } from 'vitest';
import { documentAddress, localizedRoute, splitAddress } from './address.ts';

it('builds the paths of specification section 2', () => {
	expect(documentAddress('pages', 'en', 'home')).toBe('/');
	expect(documentAddress('pages', 'da', 'home')).toBe('/da');
	expect(documentAddress('pages', 'en', 'about')).toBe('/about');
	expect(documentAddress('pages', 'de', 'sicherheit', 'ueber-uns')).toBe(
		'/de/ueber-uns/sicherheit',
	);
	expect(documentAddress('posts', 'da', 'x')).toBe('/da/blog/x');
	expect(documentAddress('categories', 'en', 'x')).toBe('/blog/category/x');
});

it.each([
	['/', { lang: 'en', slug: 'home' }],
	['/da', { lang: 'da', slug: 'home' }],
	['/de/', { lang: 'de', slug: 'home' }],
	['/da/om-os/sikkerhed?x=1', { lang: 'da', slug: 'sikkerhed', parentSlug: 'om-os' }],
	['/about', { lang: 'en', slug: 'about' }],
	['/a/b/c', null],
	['12', null],
])('splits %s', (uri, parts) => expect(splitAddress(uri)).toEqual(parts));

it('adds the locale to links to the documentation', () => {
	expect(localizedRoute('da', '/docs/sms')).toBe('/da/docs/sms');
	expect(localizedRoute('da', '/docsify')).toBe('/docsify');
	expect(localizedRoute('en', '/docs')).toBe('/docs');
});
