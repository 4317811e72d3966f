import { expect, test } from 'vitest';
import { articleCrumbs } from './article-crumbs';

const above = [
	{ url: '/', text: 'Home' },
	{ url: '/blog', text: 'Blog' },
];

test('the editor’s trail wins', () => {
	const breadcrumbs = [
		{ url: '/', text: 'Start' },
		{ url: '/blog/a', text: 'A' },
	];
	expect(articleCrumbs({ link: '/blog/a', title: 'A', seo: { breadcrumbs } }, above)).toEqual(
		breadcrumbs,
	);
});

test('without one the article stands below the blog', () => {
	const crumbs = articleCrumbs({ link: '/blog/a', title: 'A', seo: { breadcrumbs: [] } }, above);
	expect(crumbs.map((crumb) => crumb.url)).toEqual(['/', '/blog', '/blog/a']);
});
