// @vitest-environment ./test/dom/environment.ts
import { expect, test } from 'vitest';
import { example as heading } from '~/blog-elements/blog-heading/example';
import type { PostListing } from '~/content/post-listing';
import { examplePost } from '~/testing/example-post';
import { renderHtml, texts } from '~/testing/render';
import { BlogArticleView } from './blog/blog-article-view';
import { BlogAuthorView } from './blog/blog-author-view';
import { BlogCategoryView } from './blog/blog-category-view';
import { PostCover } from './blog/posts/post-cover';

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
	index: {
		tags: [{ name: 'Sender IDs', slug: 'sender-ids', link: '/blog/tag/sender-ids', count: 2 }],
		months: [
			{ year: 2026, month: 3, link: '/blog/archive/2026/03', count: 4 },
			{ year: 2025, month: 12, link: '/blog/archive/2025/12', count: 1 },
		],
		categories: [],
		authors: [],
	},
	href: category.link,
	ownHref: category.link,
	olderHref: `${category.link}?after=abc`,
	isFirstPage: true,
};

const article = {
	...examplePost,
	blogSections: [heading, { ...heading, id: 'h2', anchor: 'costs', text: 'Costs' }],
	related: [{ ...examplePost, id: '9', title: 'Another' }],
};

test('a missing picture is drawn from the category and the title', () => {
	const cover = renderHtml(
		<PostCover media={null} title="Sender names" category="Guides" sizes="" />,
	);
	expect(texts(cover, '[aria-hidden] span')).toEqual(['Guides', 'Sender names']);
});

test('a category lists its articles, is marked as current and links to older articles', () => {
	const page = renderHtml(<BlogCategoryView category={category} listing={listing} />, {
		path: category.link,
	});
	expect(page.querySelector('h1')?.textContent).toBe('Guides');
	expect(page.querySelectorAll('article')).toHaveLength(2);
	expect(page.querySelector('main a[aria-current="page"]')?.textContent).toBe('Guides');
	expect(page.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(
		`${listing.olderHref}#articles`,
	);
});

test('a list links to its tags and to its archive by year and month', () => {
	const page = renderHtml(<BlogCategoryView category={category} listing={listing} />, {
		path: category.link,
	});
	const links = (name: string) =>
		[...page.querySelectorAll(`nav[aria-labelledby="${name}"] a`)].map((link) => [
			link.getAttribute('href'),
			link.textContent,
		]);
	expect(links('blog-tags')).toEqual([['/blog/tag/sender-ids', 'Sender IDs2']]);
	expect(links('blog-archive')).toEqual([
		['/blog/archive/2026', '2026'],
		['/blog/archive/2026/03', 'March4'],
		['/blog/archive/2025', '2025'],
		['/blog/archive/2025/12', 'December1'],
	]);
});

test('a filtered list links to narrower lists, marks the current one and shows a text if it is empty', () => {
	const both = '/blog/category/guides/tag/sms';
	const narrowings = [
		{
			heading: 'Tags in Guides',
			links: [
				{ name: 'All in Guides', slug: '', link: category.link },
				{ name: 'SMS', slug: 'sms', link: both, count: 2 },
			],
		},
	];
	const emptyState = { text: 'None.', links: [{ name: 'All in Guides', link: category.link }] };
	const page = renderHtml(
		<BlogCategoryView
			category={{ ...category, link: both }}
			listing={{ ...listing, posts: [] }}
			narrowings={narrowings}
			emptyState={emptyState}
		/>,
		{ path: both },
	);
	const nav = [...page.querySelectorAll('main nav')].find((element) =>
		element.textContent?.startsWith('Tags in Guides'),
	);
	expect(nav?.querySelectorAll('a')).toHaveLength(2);
	expect(nav?.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe(both);
	expect(page.querySelector('main')?.textContent).toContain('None.');
	expect(page.querySelectorAll(`main a[href="${category.link}"]`).length).toBeGreaterThan(2);
	expect(page.querySelector('main a[href="/blog"]')).not.toBeNull();
});

test('a single article is large and fills its row', () => {
	const singlePostListing = { ...listing, posts: [examplePost] };
	const page = renderHtml(<BlogCategoryView category={category} listing={singlePostListing} />);
	expect(page.querySelectorAll('article')).toHaveLength(1);
	expect(page.querySelector('li article')).toBeNull();
});

test('an article links to its tags', () => {
	const page = renderHtml(<BlogArticleView post={article} />);
	const tags = page.querySelectorAll('nav[aria-label="Tags"] a');
	expect([...tags].map((link) => link.getAttribute('href'))).toEqual([
		'/blog/tag/sms',
		'/blog/tag/prices',
	]);
});

test('a later page links back to the newest articles', () => {
	const laterListing = { ...listing, isFirstPage: false, olderHref: null };
	const page = renderHtml(<BlogCategoryView category={category} listing={laterListing} />);
	const pager = page.querySelector('nav[aria-label="Pages"]');
	expect(pager?.querySelector('a')?.getAttribute('href')).toBe(`${listing.href}#articles`);
	expect(page.querySelector('a[rel="next"]')).toBeNull();
});

test('an empty category shows a text', () => {
	const emptyListing = { ...listing, posts: [], totalCount: 0, olderHref: null };
	const page = renderHtml(<BlogCategoryView category={category} listing={emptyListing} />);
	expect(page.textContent).toContain('There are no articles here yet.');
});

test('an article shows one title, its dates, its author and its reading time', () => {
	const page = renderHtml(<BlogArticleView post={article} />);
	expect(page.querySelectorAll('h1')).toHaveLength(1);
	const times = [...page.querySelectorAll('header time')].map((time) => time.textContent);
	expect(times.slice(0, 2)).toEqual(['14 January 2026', '20 February 2026']);
	expect(page.querySelector('main')?.textContent).toContain('6 min read');
	expect(page.querySelector('img[width="34"]')).not.toBeNull();
});

test('the table of contents links to every heading of the article', () => {
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

test('dates and texts are in the language of the page', () => {
	const page = renderHtml(<BlogArticleView post={article} />, { locale: 'da' });
	expect(page.querySelector('header time')?.textContent).toBe('14. januar 2026');
	expect(page.querySelector('main')?.textContent).toContain('6 min. læsning');
});

test('the page of an author shows name and role, lists the articles and links to their feed', () => {
	const { author } = examplePost;
	if (!author?.link) throw new Error('The example has no author with a page');
	const page = renderHtml(
		<BlogAuthorView author={author} href={author.link} translations={[]} listing={listing} />,
		{ path: author.link },
	);
	expect(page.querySelector('h1')?.textContent).toBe(author.name);
	expect(page.querySelector('main')?.textContent).toContain(author.role);
	expect(page.querySelectorAll('article')).toHaveLength(2);
	expect(page.querySelector(`a[href="${author.link}/feed.xml"]`)).not.toBeNull();
	expect(page.querySelector('main nav a[aria-current]')).toBeNull();
});

test('an article links to the page of its author and shows the author’s role', () => {
	const page = renderHtml(<BlogArticleView post={article} />, { path: examplePost.link });
	const { author } = examplePost;
	expect(page.querySelectorAll(`a[href="${author?.link}"]`).length).toBeGreaterThan(0);
	expect(page.querySelector('main')?.textContent).toContain(author?.role);
});
