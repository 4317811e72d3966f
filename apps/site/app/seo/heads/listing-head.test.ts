import { expect, it } from 'vitest';
import { da } from '~/i18n/messages/da';
import { en } from '~/i18n/messages/en';
import { examplePost } from '~/testing/example-post';
import { listingHead } from './listing-head';

const listing = {
	posts: [
		'One thing',
		'Another thing',
		'A title that goes on and on until nobody reads it. '.repeat(3),
	].map((title) => ({ ...examplePost, title })),
	totalCount: 3,
	categories: [],
	index: null,
	href: '/blog/category/guides',
	ownHref: '/blog',
	olderHref: null,
	isFirstPage: true,
};

it('returns different titles in different locales for the same name', () => {
	const list = { name: 'Guides', description: null };
	expect(listingHead(list, listing, en).title).not.toBe(listingHead(list, listing, da).title);
});

it('adds the titles of the newest articles to the description, up to its visible length', () => {
	const list = { name: 'Guides', description: 'How to do one thing well' };
	expect(listingHead(list, listing, en).description).toBe(
		'How to do one thing well. One thing. Another thing.',
	);
	expect(listingHead({ ...list, description: null }, listing, en).description).toBe(
		'One thing. Another thing.',
	);
});

it('returns different titles for the first page and older pages', () => {
	const list = { name: 'Guides', description: null };
	const older = listingHead(list, { ...listing, isFirstPage: false }, en).title;
	expect(older).not.toBe(listingHead(list, listing, en).title);
});

it('does not count soft hyphens', () => {
	const list = { name: 'Guides', description: null };
	const listingWith = (titles: string[]) => ({
		...listing,
		posts: titles.map((title) => ({ ...examplePost, title })),
	});
	const titles = ['x'.repeat(100), 'y'.repeat(52)];
	const description = (postTitles: string[]) =>
		listingHead(list, listingWith(postTitles), en).description;
	expect(description(titles)).toContain('y');
	expect(description(titles.map((title) => title.replaceAll('x', '\u00adx')))).toBe(
		description(titles),
	);
});
