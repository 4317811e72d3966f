// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example as heading } from '~/blog-elements/blog-heading/example';
import type { PostListing } from '~/content/post-listing';
import { examplePost } from '~/testing/example-post';
import { renderHtml } from '~/testing/render';
import { BlogArticleView } from './blog-article-view';
import { BlogCategoryView } from './blog-category-view';

const category = {
	id: '1',
	locale: 'en' as const,
	name: 'Guides',
	slug: 'guides',
	link: '/blog/category/guides',
	description: 'One thing at a time.',
	translations: [],
};

const listing: PostListing = {
	posts: [examplePost, { ...examplePost, id: '8', title: 'Second' }],
	totalCount: 12,
	categories: [category],
	href: category.link,
	olderHref: `${category.link}?after=abc`,
	isFirstPage: true,
};

const article = {
	...examplePost,
	blogSections: [heading, { ...heading, id: 'h2', anchor: 'costs', text: 'Costs' }],
	related: [{ ...examplePost, id: '9', title: 'Another' }],
};

test('a category shows its articles, itself as current and the way to older ones', () => {
	const page = renderHtml(<BlogCategoryView category={category} listing={listing} />, {
		path: category.link,
	});
	expect(page.querySelector('h1')?.textContent).toBe('Guides');
	expect(page.querySelectorAll('article')).toHaveLength(2);
	expect(page.querySelector('main a[aria-current="page"]')?.textContent).toBe('Guides');
	expect(page.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(listing.olderHref);
});

test('a later page leads back to the newest articles', () => {
	const later = { ...listing, isFirstPage: false, olderHref: null };
	const page = renderHtml(<BlogCategoryView category={category} listing={later} />);
	const pager = page.querySelector('nav[aria-label="Pages"]');
	expect(pager?.querySelector('a')?.getAttribute('href')).toBe(listing.href);
	expect(page.querySelector('a[rel="next"]')).toBeNull();
});

test('an empty category says so and leads on', () => {
	const empty = { ...listing, posts: [], totalCount: 0, olderHref: null };
	const page = renderHtml(<BlogCategoryView category={category} listing={empty} />);
	expect(page.textContent).toContain('There are no articles here yet.');
});

test('an article has one title, its dates, its author and its reading time', () => {
	const page = renderHtml(<BlogArticleView post={article} />);
	expect(page.querySelectorAll('h1')).toHaveLength(1);
	const times = [...page.querySelectorAll('header time')].map((time) => time.textContent);
	expect(times.slice(0, 2)).toEqual(['January 14, 2026', 'February 20, 2026']);
	expect(page.querySelector('main')?.textContent).toContain('6 min read');
	expect(page.querySelector('img[width="34"]')).not.toBeNull();
});

test('an article lists its headings, and all of them can be reached', () => {
	const page = renderHtml(<BlogArticleView post={article} />);
	const anchors = [...page.querySelectorAll('nav a[href^="#"]')].map((link) =>
		link.getAttribute('href'),
	);
	expect(new Set(anchors)).toEqual(new Set(['#what-a-segment-is', '#costs']));
	for (const anchor of anchors) expect(page.querySelector(anchor ?? '')).not.toBeNull();
});

test('a short article has no table of contents', () => {
	const page = renderHtml(<BlogArticleView post={{ ...article, blogSections: [heading] }} />);
	expect(page.querySelector('details')).toBeNull();
});

test('dates and words follow the page’s language', () => {
	const page = renderHtml(<BlogArticleView post={article} />, { locale: 'da' });
	expect(page.querySelector('header time')?.textContent).toBe('14. januar 2026');
	expect(page.querySelector('main')?.textContent).toContain('6 min. læsning');
});
