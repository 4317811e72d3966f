import { expect, test } from 'vitest';
import { robots } from './robots';

test('keeps crawlers off the language switch and shows them the sitemap', () => {
	expect(robots('https://site.example')).toBe(
		'User-agent: *\nDisallow: /language/\n\nSitemap: https://site.example/sitemap.xml\n',
	);
});
