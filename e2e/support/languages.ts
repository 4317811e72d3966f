/** The languages with the texts that browser tests expect. Slugs and titles come from the demo content. */
export const languages = [
	{
		code: 'en',
		tag: 'en-US',
		prefix: '',
		notFound: 'Page Not Found',
		notFoundText: 'Page not found: ',
	},
	{
		code: 'da',
		tag: 'da-DK',
		prefix: '/da',
		notFound: 'Siden blev ikke fundet',
		notFoundText: 'Siden blev ikke fundet: ',
	},
	{
		code: 'de',
		tag: 'de-DE',
		prefix: '/de',
		notFound: 'Seite nicht gefunden',
		notFoundText: 'Seite nicht gefunden: ',
	},
] as const;

/** A path of each page type in the three languages. */
export const pageTypes = {
	home: ['/', '/da', '/de'],
	product: ['/sms', '/da/sms', '/de/sms'],
	pricing: ['/pricing', '/da/priser', '/de/preise'],
	country: ['/pricing/denmark', '/da/priser/danmark', '/de/preise/daenemark'],
	integrations: ['/integrations', '/da/integrationer', '/de/integrationen'],
	customers: ['/customers', '/da/kunder', '/de/kunden'],
	about: ['/about', '/da/om-os', '/de/ueber-uns'],
	twoLevels: ['/about/security', '/da/om-os/sikkerhed', '/de/ueber-uns/sicherheit'],
	contact: ['/contact', '/da/kontakt', '/de/kontakt'],
	form: ['/get-started', '/da/kom-i-gang', '/de/loslegen'],
	legal: ['/terms', '/da/vilkaar', '/de/agb'],
	blog: ['/blog', '/da/blog', '/de/blog'],
	category: ['/blog/category/guides', '/da/blog/category/guides', '/de/blog/category/leitfaeden'],
	author: [
		'/blog/author/engineering-team-2',
		'/da/blog/author/udviklingsteamet-2',
		'/de/blog/author/entwicklungsteam-2',
	],
	article: [
		'/blog/gsm-7-or-ucs-2-what-a-single-emoji-costs',
		'/da/blog/gsm-7-eller-ucs-2-hvad-en-enkelt-emoji-koster',
		'/de/blog/gsm-7-oder-ucs-2-was-ein-einziges-emoji-kostet',
	],
	docs: ['/docs', '/da/docs', '/de/docs'],
	search: ['/search', '/da/search', '/de/search'],
	notFound: ['/nowhere', '/da/ingen-steder', '/de/nirgendwo'],
} as const;

export type PageType = keyof typeof pageTypes;
