import type { WordPressComment } from '../wpgraphql/selections.ts';

/** A document of the stand-in. Times are local, one hour ahead of UTC. */
export interface StandInDocument {
	id: number;
	type: 'Page' | 'Post' | 'Product' | 'Event';
	/** Null for documents older than the language plugin. */
	language: string | null;
	/** Documents with the same group are translations of each other. */
	group: string;
	slug: string;
	title: string;
	/** Path on WordPress; null for the posts page. */
	uri: string | null;
	parentId?: number | undefined;
	status: 'publish' | 'draft';
	date: string;
	modified: string;
	content: string;
	excerpt?: string | undefined;
	/** Categories and tags. */
	categoryIds?: number[] | undefined;
	hasImage?: boolean | undefined;
	isFrontPage?: boolean | undefined;
	isPostsPage?: boolean | undefined;
	noindex?: boolean | undefined;
	canonical?: string | undefined;
	/** The title for search engines, which is stored apart from the document. */
	seoTitle?: string | undefined;
	/** True if the SEO plugin fails for it. */
	hasFailingSeo?: boolean | undefined;
	isSticky?: boolean | undefined;
	/** Approved comments, the newest first. */
	comments?: WordPressComment[] | undefined;
	/** Visibility "password protected". */
	password?: string | undefined;
	/** Id of the reusable block that its text contains. */
	block?: number | undefined;
	/** Rows of flexible content: layout and fields. */
	sections?: { layout: string; fields: Record<string, unknown> }[] | undefined;
}

/** A category or a tag. */
export interface StandInCategory {
	taxonomy?: 'tag' | undefined;
	id: number;
	language: string;
	group: string;
	slug: string;
	name: string;
	uri: string;
}

export interface StandInMenuItem {
	id: number;
	location: 'HEADER' | 'FOOTER';
	parentId: number;
	label: string;
	url: string;
	target?: string | undefined;
}

export interface StandInSite {
	origin: string;
	title: string;
	tagline: string;
	/** The language in the settings, and Polylang's default language. */
	language: string;
	/** Languages that WPML hides from visitors. */
	hiddenLanguages?: string[];
	documents: StandInDocument[];
	categories: StandInCategory[];
	/** The name of the author of every article. */
	author: string;
	/** The only picture. */
	image: { altText: string; modified: string };
	/** When reusable blocks and menus of blocks were modified, as ISO dates. */
	blocks: string[];
	menuItems: StandInMenuItem[];
	/** URLs of files by the paths of their attachment pages, which older installations have. */
	attachments?: Record<string, string>;
}

const languages = ['en', 'da', 'de'] as const;
type Language = (typeof languages)[number];

const prefix = (language: Language) => (language === 'en' ? '' : `/${language}`);
const suffix = (language: Language) => (language === 'en' ? '' : `-${language}`);

/** Blocks as WordPress renders them, including markup that the site must remove. */
const blocks = (origin: string) => `
<p>Hello <strong>world</strong> &amp; friends. <a href="${origin}/about/team/">The team</a></p>



<h3>A heading</h3>



<figure class="wp-block-image size-large"><img decoding="async" loading="lazy" width="1024" height="683" src="${origin}/wp-content/uploads/2026/11/hero-1024x683.jpg" alt="Alt" class="wp-image-4" srcset="${origin}/wp-content/uploads/2026/11/hero-1024x683.jpg 1024w" sizes="(max-width: 1024px) 100vw, 1024px" /><figcaption>Cap</figcaption></figure>

<div class="is-layout-flex wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="https://example.test/x" target="_blank" rel="noreferrer noopener">Go</a></div></div>

<div class="is-layout-flex wp-container-3 wp-block-columns"><div class="is-layout-flow wp-block-column" style="flex-basis:33.33%"><ul><li>One</li><li>Two</li></ul></div><div class="wp-block-column"><p>Beside it</p></div></div>

<figure class="wp-block-table"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></figure>

<blockquote class="wp-block-quote"><p>Said well</p><cite>Somebody</cite></blockquote>

<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper"><iframe title="A film" src="https://www.youtube.com/embed/abc_123?feature=oembed"></iframe></div></figure>

<script>alert(1)</script><a href="javascript:alert(2)" onclick="alert(3)">bad</a>

<div id='gallery-1' class='gallery galleryid-14 gallery-columns-3'><figure class='gallery-item'><div class='gallery-icon landscape'><a href='${origin}/hero/'><img width="150" height="150" src="${origin}/wp-content/uploads/2026/11/hero-150x150.jpg" alt="Alt of hero" /></a></div></figure></div>
`;

/** The site of the recorded responses: pages on two levels, 12 articles and 3 products, each in three languages. */
export function exampleSite(origin: string): StandInSite {
	const content = blocks(origin);
	let id = 4;
	const documents: StandInDocument[] = [];
	const add = (
		make: (language: Language) => Omit<StandInDocument, 'id' | 'language' | 'status' | 'content'>,
	) => {
		for (const language of languages) {
			id += 1;
			documents.push({ id, language, status: 'publish', content, ...make(language) });
		}
	};
	const page = (
		name: string,
		title: string,
		fields: (language: Language) => Partial<StandInDocument> = () => ({}),
	) =>
		add((language) => ({
			type: 'Page',
			group: name,
			slug: name + suffix(language),
			title: `${title} ${language}`,
			uri: `${prefix(language)}/${name}${suffix(language)}/`,
			date: '2026-11-21T00:47:38',
			modified: '2026-11-21T00:47:38',
			...fields(language),
		}));
	page('home', 'Home', (language) => ({
		isFrontPage: language === 'en',
		...(language === 'en' ? { uri: '/' } : {}),
	}));
	page('about', 'About');
	page('blog', 'Blog', (language) => (language === 'en' ? { isPostsPage: true, uri: null } : {}));
	page('team', 'Team', (language) => ({
		parentId: { en: 8, da: 9, de: 10 }[language],
		uri: `${prefix(language)}/about${suffix(language)}/team${suffix(language)}/`,
		hasImage: true,
	}));
	for (let number = 1; number <= 12; number += 1) {
		const date = `2024-${String(number).padStart(2, '0')}-15T10:00:00`;
		add((language) => ({
			type: 'Post',
			group: `post-${number}`,
			slug: `post-${number}${suffix(language)}`,
			title:
				number === 3 ? `Rock &#038; Roll – <em>${language}</em>` : `Post ${number} ${language}`,
			uri: `${prefix(language)}/blog/post-${number}${suffix(language)}/`,
			...{ date, modified: date, hasImage: true },
			excerpt: `<p>Excerpt of Post ${number} ${language} [&hellip;]</p>\n`,
			categoryIds: [
				{ en: 2, da: 15, de: 16 }[language] + (number % 2 === 1 ? 0 : 20),
				...(number <= 2 ? [{ en: 27, da: 29, de: 31 }[language]] : []),
			],
		}));
	}
	for (let number = 1; number <= 3; number += 1) {
		add((language) => ({
			type: 'Product',
			group: `product-${number}`,
			slug: `product-${number}${suffix(language)}`,
			title: `Product ${number} ${language}`,
			uri: `${prefix(language)}/blog/products/product-${number}${suffix(language)}/`,
			date: `2023-0${number}-01T09:00:00`,
			modified: `2023-0${number}-01T09:00:00`,
			hasImage: true,
		}));
	}
	const categories = (['news', 'guides'] as const).flatMap((name, index) =>
		languages.map((language) => ({
			id: { en: 2, da: 15, de: 16 }[language] + index * 20,
			language,
			group: name,
			slug: name + suffix(language),
			name: `${name === 'news' ? 'News' : 'Guides'}${language === 'en' ? '' : ` (${language})`}`,
			uri: `${prefix(language)}/blog/category/${name}${suffix(language)}/`,
		})),
	);
	const tags = languages.map((language) => ({
		taxonomy: 'tag' as const,
		id: { en: 27, da: 29, de: 31 }[language],
		language,
		group: 'harbour',
		slug: `harbour${suffix(language)}`,
		name: `Harbour ${language}`,
		uri: `${prefix(language)}/tag/harbour${suffix(language)}/`,
	}));
	const menu = (location: 'HEADER' | 'FOOTER', first: number): StandInMenuItem[] => [
		{ id: first, location, parentId: 0, label: 'About', url: `${origin}/about/` },
		{ id: first + 1, location, parentId: first, label: 'Team', url: `${origin}/about/team/` },
		{ id: first + 2, location, parentId: 0, label: 'Ext', url: 'https://example.test/' },
	];
	return {
		origin,
		title: 'Proto Site',
		tagline: 'Proto tagline',
		language: 'en_US',
		author: 'Ann Author',
		image: { altText: 'Alt of hero', modified: '2026-11-21T00:47:38' },
		blocks: ['2023-01-01T09:00:00Z'],
		documents,
		categories: [...categories, ...tags],
		menuItems: [...menu('HEADER', 168), ...menu('FOOTER', 171)],
	};
}

/** The example site in one language, as without a plugin. */
export function plainSite(origin: string): StandInSite {
	const site = exampleSite(origin);
	return {
		...site,
		documents: site.documents
			.filter(({ language }) => language === 'en')
			.map((document) => ({ ...document, language: null })),
		categories: site.categories.filter(({ language }) => language === 'en'),
	};
}

/** The example with 500 more articles. */
export function largeSite(origin: string): StandInSite {
	const site = exampleSite(origin);
	const articles = site.documents
		.filter(({ type, language }) => type === 'Post' && language === 'en')
		.flatMap((article) =>
			Array.from({ length: 42 }, (_none, index) => {
				const slug = `${article.slug}-${index}`;
				return {
					...article,
					id: article.id * 100 + index,
					slug,
					group: slug,
					uri: `/blog/${slug}/`,
				};
			}),
		);
	return { ...site, documents: [...site.documents, ...articles] };
}
