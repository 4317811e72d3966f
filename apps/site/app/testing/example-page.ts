import type { PageFieldsFragment } from '~/content/generated/operations';
import { createExample as faqIn } from '~/sections/faq/example';
import { createExample as heroIn } from '~/sections/hero/example';
import { examplePostIn } from './example-post';
import { localized } from './localized-example';

/** A page with a parent page and two sections. */
export const examplePageIn = localized<PageFieldsFragment>((t, locale) => ({
	id: '4',
	locale,
	title: t('Security', 'Sikkerhed', 'Sicherheit'),
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
			{ url: '/', text: t('Home', 'Forside', 'Startseite') },
			{ url: '/about', text: t('About', 'Om os', 'Über uns') },
			{ url: '/about/security', text: t('Security', 'Sikkerhed', 'Sicherheit') },
		],
	},
	sections: [heroIn(locale), faqIn(locale)],
}));
