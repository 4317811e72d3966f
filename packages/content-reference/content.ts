/** A language of the example. */
export type Language = 'en' | 'da' | 'de';

const prefixes: Record<Language, string> = { en: '', da: '/da', de: '/de' };
export const languages: readonly Language[] = ['en', 'da', 'de'];

interface Text {
	slug: string;
	title: string;
	text: string;
}

/** Texts of a document by language; languages without a version are missing. */
type Texts = Partial<Record<Language, Text>>;

const pages: Record<string, Texts> = {
	home: {
		en: { slug: 'home', title: 'A small site', text: '<p>Everything here is in memory.</p>' },
		da: { slug: 'home', title: 'Et lille websted', text: '<p>Alt her er i hukommelsen.</p>' },
		de: {
			slug: 'home',
			title: 'Eine kleine Website',
			text: '<p>Alles hier liegt im Speicher.</p>',
		},
	},
	about: {
		en: { slug: 'about', title: 'About us', text: '<p>We answer the contract.</p>' },
		da: { slug: 'om-os', title: 'Om os', text: '<p>Vi svarer på kontrakten.</p>' },
	},
	blog: {
		en: { slug: 'blog', title: 'Blog', text: '' },
		da: { slug: 'blog', title: 'Blog', text: '' },
		de: { slug: 'blog', title: 'Blog', text: '' },
	},
};

const articles: Record<string, Texts> = {
	first: {
		en: { slug: 'first', title: 'The first article', text: '<p>Hello.</p>' },
		da: { slug: 'foerste', title: 'Den første artikel', text: '<p>Hej.</p>' },
		de: { slug: 'erster', title: 'Der erste Artikel', text: '<p>Hallo.</p>' },
	},
	second: { en: { slug: 'second', title: 'The second article', text: '<p>Hello again.</p>' } },
};

const category = { name: 'News', slug: 'news' };

/** The page with a slug in a language, or null (specification, getPage). */
export function page(slug: string, language: Language) {
	const texts = withSlug(pages, slug, language);
	const text = texts?.[language];
	if (!texts || !text) return null;
	const opening = { __typename: 'CleanHeroSection', heading: text.title, text: text.text };
	return { ...text, seo: { title: text.title }, sections: [opening], ...versions(texts, '') };
}

/** The article with a slug in a language, or null (getPost). */
export function article(slug: string, language: Language) {
	const texts = withSlug(articles, slug, language);
	const text = texts?.[language];
	if (!texts || !text) return null;
	return {
		...text,
		id: text.slug,
		excerpt: text.title,
		date: '2026-01-15T10:00:00+01:00',
		dateGmt: '2026-01-15T09:00:00Z',
		link: `${prefixes[language]}/blog/${text.slug}`,
		author: { name: 'Ann Author' },
		categories: [{ ...category, link: `${prefixes[language]}/blog/category/news` }],
		blogSections: [{ __typename: 'BlogContent', content: text.text }],
		...versions(texts, '/blog'),
	};
}

/** Articles of a language, optionally of one category (getPosts, getPostsByCategory). */
export function articleList(language: Language, slug?: string | null) {
	const slugs = Object.values(articles).flatMap((texts) => texts[language]?.slug ?? []);
	const nodes = slug && slug !== category.slug ? [] : slugs.map((one) => article(one, language));
	return { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
}

/** Products of a language, ordered by date (getProducts). */
export const products = (language: Language) => [
	{
		title: language === 'de' ? 'Nachrichten' : 'Messages',
		description: '',
		price: '9.00',
		currency: 'EUR',
	},
];

export const footer = {
	copyright: { text: 'A small site', items: [] },
	menuColumns: [{ title: 'Site', subtitle: '', submenu: [{ url: '/about', title: 'About us' }] }],
	topRow: { ctaText: '', socials: [] },
	location: { name: 'A small site', companyAddress: '', registrationNumber: '' },
};

export const callToAction = {
	sectionHeading: 'Talk to us',
	heading: 'Talk to us',
	text: 'We answer the same day.',
	buttons: [{ style: 'primary', link: { url: '/about', title: 'About us' } }],
};

const withSlug = (all: Record<string, Texts>, slug: string, language: Language) =>
	Object.values(all).find((texts) => texts[language]?.slug === slug);

/** `translations` and `translated`: all languages of a document. */
function versions(texts: Texts, folder: string) {
	const all = languages.flatMap((locale) => {
		const text = texts[locale];
		return text ? [{ locale, ...text }] : [];
	});
	return {
		translations: all.map(({ locale, slug, title }) => ({
			href: `${prefixes[locale]}${folder}${slug === 'home' ? '' : `/${slug}`}` || '/',
			id: slug,
			locale,
			post_title: title,
		})),
		translated: all.map(({ locale, slug }) => ({ locale, slug, parent: null })),
	};
}
