import { expect, test } from 'vitest';
import { articleCrumbs, wasUpdated } from './article-header';

const dateGmt = '2026-01-14T08:00:00Z';

test.each([
	['2026-01-14T20:00:00Z', false],
	['2026-01-15T08:00:00Z', true],
	['2025-12-01T08:00:00Z', false],
	['', false],
])('for an article changed at "%s" returns %s', (modifiedGmt, expected) => {
	expect(wasUpdated({ dateGmt, modifiedGmt })).toBe(expected);
});

const parents = [
	{ url: '/', text: 'Home' },
	{ url: '/blog', text: 'Blog' },
];

test('uses the breadcrumbs of the SEO fields', () => {
	const breadcrumbs = [
		{ url: '/', text: 'Start' },
		{ url: '/blog/a', text: 'A' },
	];
	expect(articleCrumbs({ link: '/blog/a', title: 'A', seo: { breadcrumbs } }, parents)).toEqual(
		breadcrumbs,
	);
});

test('puts the article below the blog without breadcrumbs in the SEO fields', () => {
	const crumbs = articleCrumbs({ link: '/blog/a', title: 'A', seo: { breadcrumbs: [] } }, parents);
	expect(crumbs.map((crumb) => crumb.url)).toEqual(['/', '/blog', '/blog/a']);
});
