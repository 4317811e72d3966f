import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { examplePostIn } from './example-post';
import { localized } from './localized-example';

export const exampleCategoryIn = localized<CategoryFieldsFragment>((t, locale) => ({
	id: '1',
	locale,
	name: t({ en: 'Guides', da: 'Guides', de: 'Leitfäden' }),
	slug: 'guides',
	link: '/blog/category/guides',
	description: t({
		en: 'One thing at a time.',
		da: 'Én ting ad gangen.',
		de: 'Eins nach dem anderen.',
	}),
	translations: [],
}));

export const exampleCategory = exampleCategoryIn('en');

/** The first of several pages of a category. */
export const exampleListingIn = localized<PostListing>((t, locale) => ({
	posts: [
		t({ en: 'Counting characters', da: 'At tælle tegn', de: 'Zeichen zählen' }),
		t({ en: 'Sender names', da: 'Afsendernavne', de: 'Absendernamen' }),
		'Webhooks',
		t({ en: 'Opt-in', da: 'Samtykke', de: 'Einwilligung' }),
		t({ en: 'What is RCS?', da: 'Hvad er RCS?', de: 'Was ist RCS?' }),
	].map((title, index) => ({ ...examplePostIn(locale), id: String(index), title })),
	totalCount: 12,
	categories: [exampleCategoryIn(locale)],
	index: {
		tags: [
			{
				name: t({ en: 'SMS', da: 'Sms', de: 'SMS' }),
				slug: 'sms',
				link: '/blog/tag/sms',
				count: 7,
			},
			{ name: 'RCS', slug: 'rcs', link: '/blog/tag/rcs', count: 2 },
		],
		months: [
			{ year: 2026, month: 3, link: '/blog/archive/2026/03', count: 4 },
			{ year: 2026, month: 1, link: '/blog/archive/2026/01', count: 2 },
			{ year: 2025, month: 11, link: '/blog/archive/2025/11', count: 6 },
		],
		categories: [],
		authors: [],
	},
	href: exampleCategory.link,
	ownHref: exampleCategory.link,
	olderHref: `${exampleCategory.link}?after=abc`,
	isFirstPage: true,
}));
