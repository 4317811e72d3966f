import type { PageFieldsFragment } from '~/content/generated/operations';
import { example as faq } from '~/sections/faq/example';
import { example as hero } from '~/sections/hero/example';
import { examplePost } from './example-post';

/** A page below another one, with two sections. */
export const examplePage: PageFieldsFragment = {
	id: '4',
	locale: 'en',
	title: 'Security',
	slug: 'security',
	parentSlug: 'about',
	href: '/about/security',
	modifiedGmt: '2026-02-20T08:00:00Z',
	navbarTheme: 'light',
	pageLayout: 'default',
	pageLogo: null,
	translations: [],
	translated: [],
	seo: {
		...examplePost.seo,
		breadcrumbs: [
			{ url: '/', text: 'Home' },
			{ url: '/about', text: 'About' },
			{ url: '/about/security', text: 'Security' },
		],
	},
	sections: [hero, faq],
};
