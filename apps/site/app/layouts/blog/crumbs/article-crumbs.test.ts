import { expect, test } from 'vitest';
import { articleCrumbs } from './article-crumbs';

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
