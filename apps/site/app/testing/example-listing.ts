import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { examplePost } from './example-post';

export const exampleCategory: CategoryFieldsFragment = {
	id: '1',
	locale: 'en',
	name: 'Guides',
	slug: 'guides',
	link: '/blog/category/guides',
	description: 'One thing at a time.',
	translations: [],
};

/** The first page of a category with more articles than fit on it. */
export const exampleListing: PostListing = {
	posts: ['Counting characters', 'Sender names', 'Webhooks', 'Opt-in', 'What is RCS?'].map(
		(title, index) => ({ ...examplePost, id: String(index), title }),
	),
	totalCount: 12,
	categories: [exampleCategory],
	href: exampleCategory.link,
	olderHref: `${exampleCategory.link}?after=abc`,
	isFirstPage: true,
};
