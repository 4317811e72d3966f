import { expect, test } from 'vitest';
import type { Content } from '../content.server';
import { loadSitemap } from './load-sitemap.server';

const entry = (href: string) => ({ href, modifiedGmt: '2026-01-14T08:00:00Z', translations: [] });

/** Content whose sitemap has these pages. */
function contentOf(...parts: string[][]): Content {
	return {
		isUnsupported: () => false,
		query: async (_document, variables) => {
			const index = Number(variables.after || 0);
			const hasNextPage = index + 1 < parts.length;
			return {
				sitemap: {
					nodes: (parts[index] ?? []).map(entry),
					pageInfo: { hasNextPage, endCursor: String(index + 1) },
				},
			} as never;
		},
	};
}

test('loads all pages of the sitemap', async () => {
	const documents = await loadSitemap(
		contentOf(['/a', '/b'], ['/c'], ['/d']),
		'en',
		'https://site.example',
	);
	expect(documents.map(({ href }) => href)).toEqual(['/a', '/b', '/c', '/d']);
});
