import { expect, test } from 'vitest';
import { robots } from './robots';

test('disallows the language switch and names the sitemap', () => {
	expect(robots('https://site.example')).toBe(
		'User-agent: *\nDisallow: /language/\n\nSitemap: https://site.example/sitemap.xml\n',
	);
});
