import type { PageFieldsFragment } from '~/content/generated/operations';
import { createExample as faqIn } from '~/sections/faq/example';
import { createExample as heroIn } from '~/sections/hero/example';
import { examplePostIn } from './example-post';
import { localized } from './localized-example';

/** A page with a parent page and two sections. */
export const examplePageIn = localized<PageFieldsFragment>((t, locale) => ({
	id: '4',
	locale,
	title: t({ en: 'Security', da: 'Sikkerhed', de: 'Sicherheit' }),
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
		...examplePostIn(locale).seo,
		breadcrumbs: [
			{ url: '/', text: t({ en: 'Home', da: 'Forside', de: 'Startseite' }) },
			{ url: '/about', text: t({ en: 'About', da: 'Om os', de: 'Über uns' }) },
			{ url: '/about/security', text: t({ en: 'Security', da: 'Sikkerhed', de: 'Sicherheit' }) },
		],
	},
	sections: [heroIn(locale), faqIn(locale)],
}));
