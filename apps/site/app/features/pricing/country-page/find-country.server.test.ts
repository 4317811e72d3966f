import { expect, test } from 'vitest';
import type { Content } from '~/content/content.server';
import { pageOfChanges } from './find-country.server';

const pricePages = [
	{ locale: 'en', href: '/pricing' },
	{ locale: 'da', href: '/da/priser' },
];
// `pageOfChanges` calls `query` only.
const content = { query: async () => ({ pricePages }) } as unknown as Content;

test.each([
	['/pricing/changes', '/pricing'],
	['/da/priser/aendringer', '/da/priser'],
	['/da/price-changes/feed.xml', '/da/priser'],
	['/de/price-changes/feed.xml', null],
	['/about/changes', null],
	['/pricing/denmark', null],
])('the page of price changes at %s redirects to %s', async (path, target) => {
	expect(await pageOfChanges(content, path)).toBe(target);
});
