// @vitest-environment ./test/dom/environment.ts
import { expect, test } from 'vitest';
import { examplePost } from '~/testing/example-post';
import { atomFeed } from './atom-feed';

function feedOf(posts: (typeof examplePost)[]): Document {
	const xml = atomFeed({
		locale: 'da',
		origin: 'https://site.example',
		title: 'Firma & søn: artikler',
		subtitle: 'Om beskeder',
		publisher: 'Firma & søn',
		blogPath: '/da/blog',
		feedPath: '/da/blog/feed.xml',
		posts,
	});
	return new DOMParser().parseFromString(xml, 'application/xml');
}

function text(parent: ParentNode | null | undefined, selector: string): string | null | undefined {
	return parent?.querySelector(selector)?.textContent;
}

test('has the elements that RFC 4287 requires', () => {
	const feed = feedOf([examplePost]);
	expect(feed.documentElement.nodeName).toBe('feed');
	expect(text(feed, 'feed > id')).toBe('https://site.example/da/blog/feed.xml');
	expect(text(feed, 'feed > title')).toBe('Firma & søn: artikler');
	expect(text(feed, 'feed > updated')).toBe('2026-02-20T08:00:00.000Z');
	expect(text(feed, 'feed > author > name')).toBe('Firma & søn');
	expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(
		'https://site.example/da/blog/feed.xml',
	);
});

test('an entry has the article’s URL, author, categories, summary and image', () => {
	const entry = feedOf([examplePost]).querySelector('entry');
	expect(entry?.querySelector('link[rel="alternate"]')?.getAttribute('href')).toBe(
		'https://site.example/blog/counting-characters',
	);
	expect(text(entry, 'author > name')).toBe('Deliverability desk');
	expect(entry?.querySelector('category')?.getAttribute('label')).toBe('Guides');
	expect(text(entry, 'summary')).toBe(examplePost.excerpt);
	expect(entry?.querySelector('link[rel="enclosure"]')?.getAttribute('href')).toBe(
		'https://site.example/content/media/cover.png',
	);
});

test('an entry keeps its id when the article’s slug changes', () => {
	const renamed = { ...examplePost, slug: 'other', link: '/blog/other' };
	const ids = [examplePost, renamed].map((post) => text(feedOf([post]), 'entry > id'));
	expect(ids).toEqual(Array(2).fill(`tag:site.example,2026:posts/${examplePost.id}/da`));
});

test.each([
	['2026-02-20T08:00:00Z', '2026-02-20T08:00:00.000Z'],
	// Changed before the publication date.
	['2026-01-02T08:00:00Z', '2026-01-14T08:00:00.000Z'],
])('an entry that changed at %s has the update time %s', (modifiedGmt, updated) => {
	const feed = feedOf([{ ...examplePost, modifiedGmt }]);
	expect(text(feed, 'entry > published')).toBe('2026-01-14T08:00:00.000Z');
	expect(text(feed, 'entry > updated')).toBe(updated);
	expect(text(feed, 'feed > updated')).toBe(updated);
});

test('leaves out articles that may not be indexed', () => {
	const hidden = { ...examplePost, seo: { ...examplePost.seo, metaRobotsNoindex: 'noindex' } };
	const feed = feedOf([hidden, { ...examplePost, title: 'Shown' }]);
	expect(feed.querySelectorAll('entry')).toHaveLength(1);
	expect(text(feed, 'entry > title')).toBe('Shown');
});

test('escapes texts of editors', () => {
	const title = '<b>1 & 2</b> \u0007"quoted" ]]>';
	const feed = feedOf([{ ...examplePost, title }]);
	expect(text(feed, 'entry > title')).toBe('<b>1 & 2</b> "quoted" ]]>');
});

test('an empty blog has a valid feed', () => {
	expect(text(feedOf([]), 'feed > updated')).toBe('1970-01-01T00:00:00.000Z');
});
