import { describe, expect, it } from 'vitest';
import { homeScreenIcons, iconPaths } from '#shared/brand/icons.ts';
import { plainLook } from '#shared/brand/look.ts';
import { robots } from './robots';
import { webManifest } from './web-manifest';
import { element, xmlDocument } from './xml';

describe('robots.txt', () => {
	it('disallows the language switch and names the sitemap', () => {
		expect(robots('https://site.example')).toBe(
			'User-agent: *\nDisallow: /language/\n\nSitemap: https://site.example/sitemap.xml\n',
		);
	});
});

describe('XML', () => {
	it('escapes text and attributes, keeps elements', () => {
		const tree = element('a', { href: '?x=1&y=2', rel: undefined }, '1 < 2', element('b', {}));
		expect(tree.markup).toBe('<a href="?x=1&amp;y=2">1 &lt; 2<b/></a>');
	});

	it('declares the encoding of a document', () => {
		expect(xmlDocument(element('a', {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
	});
});

describe('the web manifest', () => {
	const look = {
		...plainLook,
		canvas: { light: '#fdfdfd', dark: '#020202' },
		version: 'abc',
	} as const;

	it('has the start URL of its locale and the colors of the brand', () => {
		const manifest = webManifest({ name: 'Wimpel', description: '', locale: 'da', look });
		expect(manifest).toMatchObject({ name: 'Wimpel', lang: 'da-DK', start_url: '/da', id: '/da' });
		expect(manifest).toMatchObject({ background_color: '#fdfdfd', theme_color: '#fdfdfd' });
		expect(manifest).not.toHaveProperty('description');
	});

	it('lists the generated icons with the version of the brand', () => {
		const { icons } = webManifest({ name: 'Wimpel', description: '', locale: 'da', look });
		expect(icons.map(({ src }) => src)).toEqual(
			[iconPaths.drawing, ...homeScreenIcons.map(({ path }) => path)].map(
				(path) => `${path}?v=abc`,
			),
		);
	});
});
