import { expect, test } from 'vitest';
import type { Content } from './content.server';
import { loadSitemap } from './load-sitemap.server';

const page = (href: string, noindex = 'index') => ({
	id: href,
	href,
	link: href,
	modifiedGmt: '2026-01-14T08:00:00Z',
	seo: { metaRobotsNoindex: noindex },
	translations: [],
});

/** Content whose lists come in two parts. */
function contentOf(first: ReturnType<typeof page>[], second: ReturnType<typeof page>[]): Content {
	return {
		query: async (_document, variables) => {
			const isSecond = 'after' in variables && variables.after === 'c1';
			const connection = {
				nodes: isSecond ? second : first,
				pageInfo: { hasNextPage: !isSecond, endCursor: isSecond ? null : 'c1' },
			};
			return {
				pages: connection,
				posts: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
				categories: [{ id: 'k', link: '/blog/category/k', translations: [] }],
			} as never;
		},
	};
}

test('reads lists to their end', async () => {
	const documents = await loadSitemap(contentOf([page('/a')], [page('/b')]), 'en');
	expect(documents.map((document) => document.path)).toEqual(['/a', '/b', '/blog/category/k']);
});

test('leaves out what search engines must not list', async () => {
	const documents = await loadSitemap(contentOf([page('/a', 'noindex')], []), 'en');
	expect(documents.map((document) => document.path)).toEqual(['/blog/category/k']);
});
