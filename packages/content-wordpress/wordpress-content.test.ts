import { describe, expect, it } from 'vitest';
import { parseSectionFile } from './sections/section-file.ts';
import { contentOf, run } from './testing/run-query.ts';
import {
	exampleSite,
	plainSite,
	type StandInDocument,
	type StandInOptions,
	startStandIn,
} from './testing/stand-in.ts';

const page = `query ($slug: String!, $lang: Locale!, $parentSlug: String) { page(slug: $slug, lang: $lang, parentSlug: $parentSlug) {
	id locale title slug parentSlug href modifiedGmt translations { href id locale post_title } translated { slug locale parent }
	seo { title metaRobotsNoindex canonical opengraphUrl breadcrumbs { url text } }
	sections { __typename ... on HeroSection { heading image { url width } } ... on CleanHeroSection { heading } ... on RichTextSection { content } }
} }`;
const post = `query ($slug: String!, $lang: Locale!) { post(slug: $slug, lang: $lang) {
	id locale title slug excerpt date dateGmt modifiedGmt link author { name avatar { url } } categories { name slug link }
	translations { href locale } translated { slug locale } featuredImage { url alt } seo { title readingTime opengraphImage { url } }
	blogSections { __typename ... on BlogContent { content } } related { link }
} }`;
/** As Contact Form 7 writes it, and the search block. */
const contactForm = `<p>Ring.</p><form role="search" method="get" action="/" class="wp-block-search"><label for="s">Søg</label><input type="search" name="s" /></form>
<div class="wpcf7 no-js" id="wpcf7-f88-p148-o1" lang="da-DK" dir="ltr" data-wpcf7-id="88">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/kontakt/#wpcf7-f88-p148-o1" method="post" class="wpcf7-form init" aria-label="Kontaktformular" novalidate="novalidate" data-status="init">
<p><label> Dit navn<br />
<span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" name="your-name" type="text" /></span> </label></p>
<p><input class="wpcf7-form-control wpcf7-submit" type="submit" value="Send" /></p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>`;
const hrefs = (list: { locale: string; href: string }[]) =>
	list.map(({ locale, href }) => [locale, href]);

const multilingual: StandInOptions[] = [
	{ languages: 'wpml', seo: 'yoast' },
	{ languages: 'polylang', seo: 'rank-math' },
	{ languages: 'polylang', seo: 'none', acceptsBatches: false },
];

describe.each(multilingual)('a WordPress with $languages and $seo', (plugins) => {
	it('returns pages of each language with their URLs on the site', async () => {
		await using standIn = await startStandIn(plugins);
		const content = contentOf(standIn);
		const { page: team } = await run(content, page, {
			slug: 'team-da',
			lang: 'da',
			parentSlug: 'about-da',
		});
		expect(team).toMatchObject({
			locale: 'da',
			title: 'Team da',
			slug: 'team-da',
			parentSlug: 'about-da',
			href: '/da/about-da/team-da',
			modifiedGmt: '2026-11-20T23:47:38.000Z',
			seo: {
				metaRobotsNoindex: plugins.seo === 'none' ? '' : 'index',
				canonical: '',
				opengraphUrl: '',
				breadcrumbs: [
					{ url: '/da', text: 'Proto Site' },
					{ url: '/da/about-da', text: 'About da' },
					{ url: '/da/about-da/team-da', text: 'Team da' },
				],
			},
		});
		expect(hrefs(team.translations)).toEqual([
			['en', '/about/team'],
			['da', '/da/about-da/team-da'],
			['de', '/de/about-de/team-de'],
		]);
		expect(team.translated).toContainEqual({ slug: 'team', locale: 'en', parent: 'about' });
	});

	it('has a home page in each language, and no page for a slug of another language', async () => {
		await using standIn = await startStandIn(plugins);
		const content = contentOf(standIn);
		for (const [lang, href] of [
			['en', '/'],
			['da', '/da'],
			['de', '/de'],
		]) {
			expect((await run(content, page, { slug: 'home', lang })).page).toMatchObject({
				slug: 'home',
				href,
			});
		}
		expect((await run(content, page, { slug: 'about-da', lang: 'en' })).page).toBeNull();
		expect((await run(content, page, { slug: 'no-such-page', lang: 'en' })).page).toBeNull();
	});

	it('returns the blog overview, and treats a size of 0 as the default', async () => {
		await using standIn = await startStandIn(plugins);
		const content = contentOf(standIn);
		const overview = `query ($pageId: ID!, $first: Int = 0, $after: String = "") { blogOverview(pageId: $pageId, first: $first, after: $after) {
			page { title href } categories { slug } posts { totalCount nodes { slug } pageInfo { hasNextPage endCursor } } } }`;
		const { blogOverview } = await run(content, overview, { pageId: '/da/blog' });
		expect(blogOverview.page).toEqual({ title: 'Blog da', href: '/da/blog' });
		expect(blogOverview.categories.map(({ slug }: { slug: string }) => slug)).toEqual([
			'news-da',
			'guides-da',
		]);
		const { totalCount, nodes, pageInfo } = blogOverview.posts;
		expect([totalCount, nodes.length, nodes[0].slug, pageInfo.hasNextPage]).toEqual([
			12,
			9,
			'post-12-da',
			true,
		]);
		const next = await run(content, overview, {
			pageId: '/da/blog',
			after: pageInfo.endCursor,
		});
		expect(next.blogOverview.posts.nodes.map(({ slug }: { slug: string }) => slug)).toEqual([
			'post-3-da',
			'post-2-da',
			'post-1-da',
		]);
		expect((await run(content, overview, { pageId: '/blog' })).blogOverview.page.href).toBe(
			'/blog',
		);
	});

	it('lists sticky articles first in the blog overview only', async () => {
		await using standIn = await startStandIn(plugins);
		for (const document of standIn.site.documents) document.isSticky = document.slug === 'post-4';
		const { blogOverview, posts } = await run(
			contentOf(standIn),
			'{ blogOverview(pageId: "/blog", first: 2) { posts { nodes { slug } } } posts(where: { lang: en }, first: 2) { nodes { slug } } }',
		);
		expect(blogOverview.posts.nodes).toEqual([{ slug: 'post-4' }, { slug: 'post-12' }]);
		expect(posts.nodes).toEqual([{ slug: 'post-12' }, { slug: 'post-11' }]);
	});

	it('returns articles with plain titles, dates with a zone, and no gravatar', async () => {
		await using standIn = await startStandIn(plugins);
		const { post: article } = await run(contentOf(standIn), post, {
			slug: 'post-3-de',
			lang: 'de',
		});
		expect(article).toMatchObject({
			locale: 'de',
			title: 'Rock & Roll – de',
			excerpt: 'Excerpt of Post 3 de …',
			date: '2024-03-15T10:00:00+01:00',
			dateGmt: '2024-03-15T09:00:00.000Z',
			link: '/de/blog/post-3-de',
			author: { name: 'Ann Author', avatar: null },
			categories: [{ name: 'News (de)', slug: 'news-de', link: '/de/blog/category/news-de' }],
			featuredImage: {
				url: `${standIn.origin}/wp-content/uploads/2026/11/hero.jpg`,
				alt: 'Alt of hero',
			},
		});
		expect(hrefs(article.translations)).toContainEqual(['da', '/da/blog/post-3-da']);
		expect(article.related.map(({ link }: { link: string }) => link)).toEqual([
			'/de/blog/post-11-de',
			'/de/blog/post-9-de',
			'/de/blog/post-7-de',
		]);
	});

	it('lists articles of a category, and products by date', async () => {
		await using standIn = await startStandIn(plugins);
		const content = contentOf(standIn);
		const { posts, category } = await run(
			content,
			`{ posts(where: { lang: da, category: "guides-da" }, first: 2) { totalCount nodes { slug } } category(slug: "guides-da", lang: da) { name link } }`,
		);
		expect(posts).toEqual({
			totalCount: 6,
			nodes: [{ slug: 'post-12-da' }, { slug: 'post-10-da' }],
		});
		expect(category).toEqual({ name: 'Guides (da)', link: '/da/blog/category/guides-da' });
		const { products } = await run(content, '{ products(lang: de) { title price currency } }');
		expect(products).toEqual(
			[1, 2, 3].map((number) => ({ title: `Product ${number} de`, price: null, currency: 'EUR' })),
		);
	});
});

it('lists articles by tag, author and date, in pages', async () => {
	await using standIn = await startStandIn({ languages: 'polylang' });
	const content = contentOf(standIn);
	const {
		blogIndex,
		listedPosts,
		post: tagged,
		author,
	} = await run(
		content,
		`{
			blogIndex(lang: da) { tags { name slug link count } categories { slug count } months { year month link count } authors { name link } }
			listedPosts(lang: da, tag: "harbour-da", first: 1) { totalCount nodes { slug } pageInfo { hasNextPage endCursor } }
			post(slug: "post-2-da", lang: da) { tags { name link } author { link } }
			author(slug: "admin", lang: da) { author { name description link } translations { locale href } }
		}`,
	);
	const link = '/da/blog/tag/harbour-da';
	expect(blogIndex.tags).toEqual([{ name: 'Harbour da', slug: 'harbour-da', link, count: 2 }]);
	expect(blogIndex.categories).toEqual([
		{ slug: 'news-da', count: 6 },
		{ slug: 'guides-da', count: 6 },
	]);
	expect([blogIndex.months.length, blogIndex.months[0]]).toEqual([
		12,
		{ year: 2024, month: 12, link: '/da/blog/archive/2024/12', count: 1 },
	]);
	expect(blogIndex.authors).toEqual([{ name: 'Ann Author', link: '/da/blog/author/admin' }]);
	expect([listedPosts.totalCount, listedPosts.nodes]).toEqual([2, [{ slug: 'post-2-da' }]]);
	expect(listedPosts.pageInfo.hasNextPage).toBe(true);
	expect(tagged).toEqual({
		tags: [{ name: 'Harbour da', link }],
		author: { link: '/da/blog/author/admin' },
	});
	expect(author.author).toEqual({
		name: 'Ann Author',
		description: 'Writes here.',
		link: '/da/blog/author/admin',
	});
	expect(hrefs(author.translations)).toContainEqual(['de', '/de/blog/author/admin']);
	const after = listedPosts.pageInfo.endCursor;
	expect(
		await run(
			content,
			`query ($after: String) {
				older: listedPosts(lang: da, tag: "harbour-da", after: $after) { nodes { slug } pageInfo { hasNextPage } }
				both: listedPosts(lang: da, tag: "harbour-da", category: "news-da") { nodes { slug } }
				may: listedPosts(lang: da, year: 2024, month: 5) { nodes { slug } }
				year: listedPosts(lang: da, year: 2023) { totalCount }
				byAuthor: listedPosts(lang: da, author: "admin") { totalCount }
				unknown: listedPosts(lang: da, tag: "harbour") { totalCount }
				within: blogIndex(lang: da, category: "news-da") { tags { link count } }
				unknownAuthor: author(slug: "nobody", lang: da) { author { name } }
			}`,
			{ after },
		),
	).toEqual({
		older: { nodes: [{ slug: 'post-1-da' }], pageInfo: { hasNextPage: false } },
		both: { nodes: [{ slug: 'post-1-da' }] },
		may: { nodes: [{ slug: 'post-5-da' }] },
		year: { totalCount: 0 },
		byAuthor: { totalCount: 12 },
		unknown: { totalCount: 0 },
		within: { tags: [{ link: '/da/blog/category/news-da/tag/harbour-da', count: 1 }] },
		unknownAuthor: null,
	});
	// WordPress redirects its other addresses of lists.
	standIn.redirects['/?m=202405'] = `${standIn.origin}/2024/05/`;
	for (const [path, to] of [
		['/da/tag/harbour-da/', '/da/blog/tag/harbour-da'],
		['/author/admin/', '/blog/author/admin'],
		['/de/author/admin/', '/de/blog/author/admin'],
		['/2024/', '/blog/archive/2024'],
		['/da/2024/05/', '/da/blog/archive/2024/05'],
		['/2024/05/15/', '/blog/archive/2024/05'],
		['/2023/05/', undefined],
		['/?m=202405', '/blog/archive/2024/05'],
	]) {
		const { redirect } = await run(content, `{ redirect(path: "${path}") { to } }`);
		expect(redirect?.to).toBe(to);
	}
});

it('shows documents of custom types below their archive', async () => {
	await using standIn = await startStandIn({ languages: 'polylang', events: true });
	const event = (id: number, language: string, slug: string): StandInDocument => ({
		...{ id, type: 'Event', language, group: id === 203 ? 'fair' : 'feast', slug, title: slug },
		...{ uri: `${language === 'en' ? '' : `/${language}`}/termine/${slug}/`, status: 'publish' },
		...{ date: `2024-0${id - 200}-01T10:00:00`, modified: `2024-0${id - 200}-01T10:00:00` },
		...{ content: `<p><a href="/termine/">All</a></p>`, excerpt: `<p>About ${slug}</p>` },
	});
	standIn.site.documents.push(
		event(201, 'en', 'feast'),
		event(202, 'da', 'fest'),
		event(203, 'en', 'fair'),
		{ ...event(204, 'en', 'secret'), password: 'x' },
	);
	const content = contentOf(standIn);
	const { archive, danish, feast, sitemap, search, redirect, missing } = await run(
		content,
		`{
			archive: page(slug: "termine", lang: en) { title href modifiedGmt translations { href } seo { breadcrumbs { text url } } sections { __typename ... on LinkListSection { links { link { url title } description } } } }
			danish: page(slug: "termine", lang: da) { href sections { ... on LinkListSection { links { link { url } } } } }
			feast: page(slug: "feast", lang: en, parentSlug: "termine") { title href translations { href } seo { breadcrumbs { text url } } sections { __typename ... on RichTextSection { content } } }
			missing: page(slug: "secret", lang: en, parentSlug: "termine") { title }
			sitemap(lang: en) { nodes { href } }
			search(query: "feast", lang: en) { pages { href } }
			redirect(path: "/da/termine/fest/") { to }
		}`,
	);
	expect(archive).toMatchObject({
		...{ title: 'Veranstaltungen', href: '/termine' },
		translations: [{ href: '/termine' }, { href: '/da/termine' }],
		seo: { breadcrumbs: [{ url: '/' }, { url: '/termine' }] },
	});
	expect(archive.sections[1].links).toEqual([
		{ link: { url: '/termine/fair', title: 'fair' }, description: 'About fair' },
		{ link: { url: '/termine/feast', title: 'feast' }, description: 'About feast' },
	]);
	expect(danish.sections[1].links).toEqual([{ link: { url: '/da/termine/fest' } }]);
	expect(feast).toEqual({
		...{ title: 'feast', href: '/termine/feast' },
		translations: [{ href: '/termine/feast' }, { href: '/da/termine/fest' }],
		seo: {
			breadcrumbs: [
				{ text: 'Proto Site', url: '/' },
				{ text: 'Veranstaltungen', url: '/termine' },
				{ text: 'feast', url: '/termine/feast' },
			],
		},
		sections: [
			{ __typename: 'CleanHeroSection' },
			{ __typename: 'RichTextSection', content: '<p><a href="/termine">All</a></p>' },
		],
	});
	expect(missing).toBeNull();
	const paths = sitemap.nodes.map(({ href }: { href: string }) => href);
	expect(paths).toEqual(expect.arrayContaining(['/termine', '/termine/feast', '/termine/fair']));
	expect(paths).not.toContain('/termine/secret');
	expect(search.pages).toEqual([{ href: '/termine/feast' }]);
	expect(redirect.to).toBe('/da/termine/fest');
	await content.refresh();
	const fair = standIn.site.documents.find(({ id }) => id === 203);
	if (fair) fair.modified = '2026-11-28T10:00:00';
	expect(await content.refresh()).toEqual(['pages', 'page:203', expect.stringMatching(/^page:-/)]);
	standIn.site.documents = standIn.site.documents.filter(({ id }) => id !== 203);
	expect(await content.refresh()).toContain('page:203');
});

it('reads the menus of a block theme from its home pages', async () => {
	// As WordPress 7.1 with Twenty Twenty-Five writes them, without the attributes of scripts.
	const item = (href: string, label: string, more = '') =>
		`<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="${href}"${more}><span class="wp-block-navigation-item__label">${label}</span><span class="wp-block-navigation-item__description">More</span></a></li>`;
	const home = (
		label: string,
	) => `<header class="wp-block-template-part"><div class="wp-block-group"><p class="wp-block-site-title"><a href="/" target="_self" rel="home">Proto Site</a></p>
<nav class="is-responsive items-justified-right wp-block-navigation is-layout-flex" data-wp-context='{"ariaLabel":"Menu"}'><button aria-label="Open menu" class="wp-block-navigation__responsive-container-open"><svg></svg></button><ul class="wp-block-navigation__container is-responsive wp-block-navigation"><li class="wp-block-navigation-item current-menu-item wp-block-home-link"><a class="wp-block-home-link__content wp-block-navigation-item__content" href="/" rel="home" aria-current="page">${label}</a></li><li class="wp-block-navigation-item has-child open-on-hover-click wp-block-navigation-submenu"><a class="wp-block-navigation-item__content"><span class="wp-block-navigation-item__label">More &amp; more</span></a><button aria-label="More submenu" class="wp-block-navigation__submenu-icon wp-block-navigation-submenu__toggle"><svg></svg></button><ul class="wp-block-navigation__submenu-container wp-block-navigation-submenu">${item('/about/team/?a=1&#038;b=2', 'Team', ' target="_blank" ')}</ul></li><ul class="wp-block-page-list"><li class="wp-block-pages-list__item wp-block-navigation-item open-on-hover-click"><a class="wp-block-pages-list__item__link wp-block-navigation-item__content" href="/about/">About</a></li></ul><li class="wp-block-navigation-item"><ul class="wp-block-social-links is-layout-flex"><li class="wp-social-link wp-block-social-link"><a href="https://example.test" class="wp-block-social-link-anchor"><span class="wp-block-social-link-label screen-reader-text">Facebook</span></a></li></ul></li></ul></nav></div></header>
<main><nav class="wp-block-navigation"><ul>${item('/home/', 'Not this')}</ul></nav></main>
<footer class="wp-block-template-part"><nav class="is-vertical wp-block-navigation" aria-label=" 2"><ul class="wp-block-navigation__container is-vertical wp-block-navigation">${item('#', 'Placeholder')}${item('/blog/', 'Blog')}</ul></nav></footer>`;
	const pages = new Map([
		['/', home('Start')],
		['/da/', home('Hjem')],
	]);
	await using standIn = await startStandIn({
		file: (path) => {
			const html = pages.get(path);
			return html === undefined ? undefined : Buffer.from(html);
		},
	});
	const content = contentOf(standIn, {
		sectionFile: parseSectionFile('menus: { header: none, footer: none }', 'sections.yaml'),
	});
	const menus = (lang: string) =>
		run(
			content,
			`{ header(lang: ${lang}) { links { link { url title target } submenu { link { url title target } } } } footer(lang: ${lang}) { copyright { items { url title } } } }`,
		);
	const { header, footer } = await menus('en');
	expect(header.links).toEqual([
		{ link: { url: '/', title: 'Start', target: '_self' }, submenu: [] },
		{
			link: { url: '#', title: 'More & more', target: '_self' },
			submenu: [{ link: { url: '/about/team?a=1&b=2', title: 'Team', target: '_blank' } }],
		},
		{ link: { url: '/about', title: 'About', target: '_self' }, submenu: [] },
	]);
	expect(footer.copyright.items).toEqual([{ url: '/blog', title: 'Blog' }]);
	expect((await menus('da')).header.links[0].link).toMatchObject({ url: '/da', title: 'Hjem' });
	expect((await content.describe()).menus.header).toBe('of the blocks of the theme');
	await content.refresh();
	pages.set('/', home('Welcome'));
	expect(await content.refresh()).toEqual([]);
	standIn.site.blocks.push(new Date(Date.now() + 1000).toISOString());
	expect(await content.refresh()).toContain('header');
	expect((await menus('en')).header.links[0].link.title).toBe('Welcome');
});

it('has no content in a language that Polylang does not have', async () => {
	await using standIn = await startStandIn({
		languages: 'polylang',
		polylangLanguages: ['EN', 'DA'],
	});
	standIn.site.documents = standIn.site.documents.filter(({ language }) => language !== 'de');
	const german = await run(
		contentOf(standIn),
		'{ page(slug: "home", lang: de) { title } products(lang: de) { title } posts(where: { lang: de }) { nodes { slug } } search(query: "a", lang: de) { pages { href } } header(lang: de) { links { link { url } } } }',
	);
	expect(german).toEqual({
		page: null,
		products: [],
		posts: { nodes: [] },
		search: { pages: [] },
		header: { links: [{ link: { url: '/about' } }, { link: { url: 'https://example.test/' } }] },
	});
});

describe('a WordPress of one language without plugins', () => {
	it('has content in the language of its settings', async () => {
		await using standIn = await startStandIn({ languages: 'plain', seo: 'none', site: plainSite });
		standIn.site.language = 'da_DK';
		const content = contentOf(standIn);
		expect((await run(content, page, { slug: 'about', lang: 'da' })).page).toMatchObject({
			href: '/about',
			seo: { title: '' },
			translations: [{ locale: 'da' }],
		});
		expect((await run(content, page, { slug: 'about', lang: 'en' })).page).toBeNull();
		expect(
			await run(
				content,
				'{ posts(where: { lang: en }) { nodes { slug } } products(lang: en) { title } }',
			),
		).toEqual({
			posts: { nodes: [] },
			products: [],
		});
		expect(
			(await run(content, '{ siteSettings(lang: da) { titleTemplate } }')).siteSettings
				.titleTemplate,
		).toBe('%s – Proto Site');
	});

	it('lists articles on a home page when it has none', async () => {
		await using standIn = await startStandIn({
			languages: 'plain',
			seo: 'none',
			products: false,
			site: plainSite,
		});
		standIn.site.documents = standIn.site.documents.filter(({ slug }) => slug !== 'home');
		const home = await run(
			contentOf(standIn),
			'{ page(slug: "home", lang: en) { title href sections { __typename ... on LinkListSection { links { link { url } } } } } products(lang: en) { title } }',
		);
		expect(home.page).toMatchObject({ title: 'Proto Site', href: '/' });
		expect(home.page.sections[1].links[0]).toEqual({ link: { url: '/blog/post-12' } });
		expect(home.products).toEqual([]);
	});
});

describe('URLs', () => {
	it('convert links of WordPress to links of the site, for any permalink structure', async () => {
		await using standIn = await startStandIn();
		const { documents, origin } = standIn.site;
		for (const document of documents) {
			if (document.slug === 'post-7') document.uri = '/2024/07/15/post-7/';
			if (document.slug === 'about')
				document.content = `<p><a href="${origin}/2024/07/15/post-7/?x=1#part">7</a> <a href="/da/home-da/">home</a> <a href="/?p=17">by id</a>
					<a href="${origin}/blog/category/news/">news</a> <a href="${origin}/wp-content/uploads/Preis%20list%C3%A9.pdf">file</a> <a href="https://example.test/a">away</a></p>
					<a href="${origin}/hero/"><img src="/wp-content/uploads/2026/11/blåbær grød.jpg" alt=""></a>`;
		}
		const content = contentOf(standIn);
		const { page: about } = await run(content, page, { slug: 'about', lang: 'en' });
		const html = about.sections[1].content;
		expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
			'/blog/post-7?x=1#part',
			'/da',
			'/blog/post-1',
			'/blog/category/news',
			`${origin}/wp-content/uploads/Preis%20list%C3%A9.pdf`,
			'https://example.test/a',
			`${origin}/wp-content/uploads/2026/11/bl%C3%A5b%C3%A6r%20gr%C3%B8d.jpg`,
		]);
		expect(
			(await run(content, '{ redirect(path: "/2024/07/15/post-7") { to status } }')).redirect,
		).toEqual({
			to: '/blog/post-7',
			status: 301,
		});
		expect(
			(await run(content, '{ slugOwner(kind: page, slug: "about", lang: de) { locale href } }'))
				.slugOwner,
		).toEqual({
			locale: 'de',
			href: '/de/about-de',
		});
	});

	it.each(['wpml', 'polylang'] as const)(
		'convert links where %s has a domain for each language',
		async (languages) => {
			await using standIn = await startStandIn({ languages });
			const { documents, categories, menuItems, origin } = standIn.site;
			// As answered by Polylang 3.8: full URLs in other languages than that of the request.
			for (const document of [...documents, ...categories]) {
				const [, language] = /^\/(da|de)\//.exec(document.uri ?? '') ?? [];
				if (language)
					document.uri = `http://example-${language}.test${document.uri?.slice(3)}`.replace(
						/-d[ae]\/$/,
						'/',
					);
			}
			for (const item of menuItems) {
				if (item.url === `${origin}/about/`) item.url = 'http://example-da.test/about/';
			}
			const home = documents.find(({ slug }) => slug === 'home-da');
			const about = documents.find(({ slug }) => slug === 'about-da');
			if (!home || !about) throw new Error('The example has these pages');
			home.uri = 'http://example-da.test/';
			about.content = `<p><a href="http://example-da.test/">home</a> <a href="http://example-da.test/about/?x=1#part">da</a>
			<a href="http://example-de.test/about/">de</a> <a href="${origin}/about/">en</a> <a href="http://example-da.test/blog/category/news/">news</a>
			<a href="http://example-da.test/?p=${about.id}">by id</a> <a href="http://example-da.test/unknown/">unknown</a></p>
			<img src="http://example-da.test/wp-content/uploads/a.jpg" alt="">`;
			const content = contentOf(standIn, { mediaOrigin: 'https://media.example' });
			const { page: shown } = await run(content, page, { slug: 'about-da', lang: 'da' });
			const html = shown.sections[1].content;
			expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
				'/da',
				'/da/about-da?x=1#part',
				'/de/about-de',
				'/about',
				'/da/blog/category/news-da',
				'/da/about-da',
				'https://media.example/wp-content/uploads/a.jpg',
			]);
			expect((await run(content, '{ redirect(path: "/da/about") { to } }')).redirect).toEqual({
				to: '/da/about-da',
			});
			const { header } = await run(content, '{ header(lang: da) { links { link { url } } } }');
			expect(header.links[0].link.url).toBe('/da/about-da');
		},
	);

	it('follow the redirects of WordPress for unknown paths to published documents, asking once', async () => {
		await using standIn = await startStandIn();
		Object.assign(standIn.redirects, {
			// As WordPress answers with the permalinks `/%postname%/`: the second and the last one are guesses.
			'/former': `${standIn.origin}/blog/post-7/`,
			'/blog/former': `${standIn.origin}/blog/post-8/`,
			'/?name=former&paged=2': `${standIn.origin}/blog/post-7/page/2/`,
			'/blog/post': `${standIn.origin}/blog/post-8/`,
			'/?name=post&paged=2': `${standIn.origin}/blog/post-8/?paged=2`,
			'/admin': `${standIn.origin}/wp-login.php`,
		});
		const content = contentOf(standIn);
		const target = async (path: string) =>
			(await run(content, `{ redirect(path: "${path}") { to } }`)).redirect?.to;
		expect(await target('/former')).toBe('/blog/post-7');
		expect(await target('/blog/former')).toBe('/blog/post-7');
		expect(await target('/da/blog/former')).toBe('/blog/post-7');
		expect(await target('/blog/post')).toBeUndefined();
		expect(await target('/index.php/blog/post-7/')).toBe('/blog/post-7');
		expect(await target('/admin')).toBeUndefined();
		expect(await target('/none')).toBeUndefined();
		expect(await target('/?p=99999')).toBeUndefined();
		const requests = standIn.files.length;
		await Promise.all(['/blog/former', '/admin', '/none', '/?p=99999'].map(target));
		expect(standIn.files).toHaveLength(requests);
	});

	it('follow the redirects of plugins, also from published documents', async () => {
		await using standIn = await startStandIn();
		const { origin } = standIn;
		const by = 'redirection';
		const toSite = { status: 301, location: 'https://www.example.com/', by };
		Object.assign(standIn.redirects, {
			'/wp-json/redirection/v1': { status: 200 },
			'/soon': { status: 302, location: `${origin}/about/`, by },
			'/twice': { status: 301, location: `${origin}/soon`, by },
			'/gone': { status: 410, by },
			'/shop': { status: 301, location: 'https://shop.example/a?b=1', by },
			'/moved': { status: 301, location: 'https://new.example/moved/', by },
			'/unsigned': { status: 301, location: 'https://www.example.com/' },
			'/about/': { status: 307, location: `${origin}/blog/post-7/`, by },
			'/about/team/': toSite,
			'/blog/post-1/': { status: 410, by },
			'/blog/post-2/': { status: 301, location: `${origin}/about/`, by: 'WordPress' },
		});
		const content = contentOf(standIn, { siteOrigin: 'https://www.example.com' });
		const target = async (path: string) =>
			(await run(content, `{ redirect(path: "${path}") { to status } }`)).redirect;
		expect(await target('/soon')).toEqual({ to: '/about', status: 302 });
		expect(await target('/twice')).toEqual({ to: '/about', status: 302 });
		expect(await target('/gone')).toEqual({ to: null, status: 410 });
		expect(await target('/shop')).toEqual({ to: 'https://shop.example/a?b=1', status: 301 });
		expect(await target('/moved')).toBeNull();
		expect(await target('/unsigned')).toBeNull();
		const documents = await run(
			content,
			'{ about: page(slug: "about", lang: en) { id } team: page(slug: "team", lang: en, parentSlug: "about") { slug } gone: post(slug: "post-1", lang: en) { id } post(slug: "post-2", lang: en) { slug } }',
		);
		expect(documents).toEqual({
			...{ about: null, team: { slug: 'team' }, gone: null, post: { slug: 'post-2' } },
		});
		expect(await target('/about')).toEqual({ to: '/blog/post-7', status: 307 });
		expect(await target('/blog/post-1')).toEqual({ to: null, status: 410 });
	});

	it('that are unknown fail while WordPress does, however many are requested at once', async () => {
		await using standIn = await startStandIn();
		const content = contentOf(standIn);
		const paths = Array.from({ length: 12 }, (_path, number) => `/former-${number}`);
		for (const path of paths) standIn.redirects[path] = `${standIn.origin}/about/`;
		const ask = (path: string) =>
			content.execute({ query: `{ redirect(path: "${path}") { to } }` });
		await run(content, page, { slug: 'about', lang: 'en' });
		for (const behavior of ['is in maintenance mode', 'is down', 'fails'] as const) {
			standIn.behavior = behavior;
			expect((await ask('/former-0')).status).toBe(502);
		}
		standIn.behavior = 'works';
		for (const { body } of await Promise.all(paths.map(ask)))
			expect(body.data).toEqual({ redirect: { to: '/about' } });
		// A plugin for sites under construction answers all paths but that of WPGraphQL.
		standIn.redirects['/none'] = { status: 503 };
		expect((await ask('/none')).body.data).toEqual({ redirect: null });
		standIn.redirects['/none'] = `${standIn.origin}/about/`;
		expect((await ask('/none')).body.data).toEqual({ redirect: { to: '/about' } });
	});

	it('of attachments and lists redirect to their files and lists', async () => {
		await using standIn = await startStandIn();
		const { origin } = standIn;
		const file = (name: string) => `${origin}/wp-content/uploads/2026/11/${name}`;
		Object.assign(standIn.redirects, {
			// As WordPress since 6.4 redirects them.
			'/?attachment_id=4': file('hero.jpg'),
			'/hero/': file('hero.jpg'),
			// As older installations do.
			'/?attachment_id=1005': `${origin}/about/price-list/`,
			'/?cat=2': `${origin}/blog/category/news/`,
			'/?category_name=news': `${origin}/blog/category/news/`,
		});
		const onOtherHost = 'https://cdn.example/photo.jpg';
		standIn.site.attachments = {
			'/about/price-list/': file('prices.pdf'),
			'/photo/': onOtherHost,
		};
		for (const document of standIn.site.documents) if (document.isPostsPage) document.slug = 'news';
		const content = contentOf(standIn);
		const target = async (path: string) =>
			(await run(content, `{ redirect(path: "${path}") { to } }`)).redirect?.to;
		expect(await target('/?attachment_id=4')).toBe(file('hero.jpg'));
		expect(await target('/hero/')).toBe(file('hero.jpg'));
		expect(await target('/?attachment_id=1005')).toBe(file('prices.pdf'));
		expect(await target('/about/price-list/')).toBe(file('prices.pdf'));
		expect(await target('/photo/')).toBe(onOtherHost);
		expect(await target('/news/')).toBe('/blog');
		expect(await target('/?cat=2')).toBe('/blog/category/news');
		expect(await target('/?category_name=news')).toBe('/blog/category/news');
		for (const path of ['/?author=99', '/?tag=rcs', '/?m=202305', '/?year=2023']) {
			expect(await target(path)).toBeUndefined();
		}
	});

	it('of files have the origin by which the site reads them', async () => {
		await using standIn = await startStandIn({
			site: () => exampleSite('https://www.public.example'),
		});
		const content = contentOf(standIn, { mediaOrigin: standIn.origin });
		const { post: article } = await run(content, post, { slug: 'post-1', lang: 'en' });
		const file = `${standIn.origin}/wp-content/uploads/2026/11/hero`;
		expect(article.featuredImage.url).toBe(`${file}.jpg`);
		expect(article.seo.opengraphImage.url).toBe(`${file}.jpg`);
		expect(article.blogSections[0].content).not.toContain('public.example');
	});

	it('support slugs that WordPress stores percent-encoded, and pages on the third level', async () => {
		await using standIn = await startStandIn();
		const team = standIn.site.documents.find(({ slug }) => slug === 'team');
		if (!team) throw new Error('The example has a team');
		standIn.site.documents.push({
			...{ ...team, id: 900, group: 'x', parentId: team.id, title: 'Пример' },
			...{ slug: '%d0%bf%d1%80', uri: '/about/team/%d0%bf%d1%80/' },
		});
		const { page: deep } = await run(contentOf(standIn), page, {
			slug: 'пр',
			lang: 'en',
			parentSlug: 'team',
		});
		expect(deep).toMatchObject({ slug: 'пр', href: '/team/%D0%BF%D1%80' });
	});

	it('of the site itself hide a page, which is named and in no list', async () => {
		await using standIn = await startStandIn();
		const { documents } = standIn.site;
		const about = documents.find(({ slug }) => slug === 'about');
		if (!about) throw new Error('The example has a page about');
		const names = ['search', 'blog', 'da', 'assets', 'images', 'about'];
		for (const [index, slug] of names.entries())
			documents.push({ ...about, id: 900 + index, group: slug, slug, uri: `/${slug}/` });
		documents.push(
			{ ...about, id: 910, group: 'x', slug: 'x', parentId: 901, uri: '/blog/x/' },
			{ ...about, id: 911, group: 'y', slug: 'y', parentId: 904, uri: '/images/y/' },
			// Translations, of which one is hidden.
			{ ...about, id: 912, group: 'z', slug: 'find', uri: '/find/' },
			{ ...about, id: 913, group: 'z', slug: 'search', language: 'da', uri: '/da/search/' },
		);
		const findings: string[] = [];
		const content = contentOf(standIn, { onFinding: (finding) => findings.push(finding) });
		const data = await run(
			content,
			'{ sitemap(lang: en) { nodes { href } } find: page(slug: "find", lang: en) { translations { href } } home: page(slug: "home", lang: da) { title } }',
		);
		const paths = data.sitemap.nodes.map(({ href }: { href: string }) => href);
		expect(paths).toEqual(expect.arrayContaining(['/assets', '/images', '/blog', '/about']));
		expect(paths).toHaveLength(new Set(paths).size);
		for (const path of ['/search', '/blog/x', '/images/y']) expect(paths).not.toContain(path);
		expect(data.find.translations).toEqual([{ href: '/find' }]);
		expect(data.home.title).toBe('Home da');
		expect(findings).toEqual([
			'/about/, /blog/, /blog/x/, /da/, /da/search/, /images/y/, /search/: not shown: the site itself or another document has the same path',
		]);
	});

	it('are missing in the sitemap if they are noindex, or another page is canonical', async () => {
		await using standIn = await startStandIn();
		for (const document of standIn.site.documents) {
			document.noindex = document.slug === 'about';
			if (document.slug === 'post-2') document.canonical = 'https://elsewhere.example/post-2';
		}
		const { sitemap } = await run(
			contentOf(standIn),
			'{ sitemap(lang: en) { nodes { href translations { locale } } pageInfo { hasNextPage } } }',
		);
		const hrefsInSitemap = sitemap.nodes.map(({ href }: { href: string }) => href);
		expect(hrefsInSitemap).toEqual(
			expect.arrayContaining(['/', '/blog', '/about/team', '/blog/post-1', '/blog/category/news']),
		);
		expect(hrefsInSitemap).not.toContain('/about');
		expect(hrefsInSitemap).not.toContain('/blog/post-2');
	});
});

describe('content', () => {
	it('is sanitized, keeps the classes of blocks and embeds nothing', async () => {
		await using standIn = await startStandIn();
		const { post: article } = await run(contentOf(standIn), post, {
			slug: 'post-1',
			lang: 'en',
		});
		const html: string = article.blogSections[0].content;
		expect(html).not.toMatch(/script|javascript:|onclick|iframe|srcset|style=|wp-block|wp-image/);
		expect(html).toContain('<div class="block-columns"><div class="block-column">');
		expect(html).toMatch(/<a [^>]*href="https:\/\/example.test\/x" class="block-button">Go<\/a>/);
		expect(html).not.toContain('<a>');
		expect(html).toContain('<h2>A heading</h2>');
		expect(html).toContain('href="https://www.youtube.com/watch?v=abc_123"');
		expect(html).toContain('A film (youtube.com)</a>');
		expect(html).toContain('class="block-gallery">');
	});

	it.each(['yoast', 'none'] as const)('has a description of its own with %s', async (seo) => {
		await using standIn = await startStandIn({ seo });
		const query = `{ page(slug: "about", lang: en) { seo { metaDesc } } post(slug: "post-1", lang: en) { seo { metaDesc } } }`;
		const about = standIn.site.documents.find(({ slug }) => slug === 'about');
		if (about) {
			about.content =
				'\n<h2>Who we are</h2>\n\n<p>&nbsp;</p>\n\n<p class="has-large-font-size">We send <strong>2.5 million</strong> messages. Every day.</p>\n';
		}
		expect(await run(contentOf(standIn), query)).toEqual({
			page: { seo: { metaDesc: 'We send 2.5 million messages.' } },
			post: { seo: { metaDesc: 'Excerpt of Post 1 en …' } },
		});
	});

	it('replaces forms by a sentence, and removes search forms', async () => {
		await using standIn = await startStandIn();
		const findings: string[] = [];
		const content = contentOf(standIn, { onFinding: (finding) => findings.push(finding) });
		for (const document of standIn.site.documents) {
			if (document.slug === 'about-da') document.content = contactForm;
		}
		const { page: about } = await run(content, page, { slug: 'about-da', lang: 'da' });
		expect(about.sections[1].content).toMatch(
			/^<p>Ring\.<\/p>\s*<div id="wpcf7-f88-p148-o1">\s*<div>\s*<\/div>\s*<p>Formularen er ikke tilgængelig\.<\/p>\s*<\/div>$/,
		);
		expect(findings).toEqual([expect.stringContaining('/da/about-da')]);
	});

	it('has no links to addresses that the site does not have', async () => {
		await using standIn = await startStandIn();
		const { origin } = standIn;
		standIn.redirects['/former'] = `${origin}/blog/post-7/`;
		standIn.redirects['/gone'] = { status: 410, by: 'redirection' };
		const about = standIn.site.documents.find(({ slug }) => slug === 'about');
		if (!about) throw new Error('The example has a page about');
		about.content = `<p><a class="a" href="/none/#top">None</a> <a href="${origin}/?p=999&#038;preview=1">Draft</a>
<a href="/gone/">Gone</a> <a href="/former/">Former</a> <a href="/post-3/">Elsewhere</a> <a href="/docs/">Docs</a> <a href="/?s=sms">Search</a> <a href="${origin}/about/team/">Team</a></p>`;
		const { page: shown } = await run(contentOf(standIn), page, { slug: 'about', lang: 'en' });
		expect(shown.sections[1].content).toBe(`<p>None Draft
Gone <a href="/former">Former</a> <a href="/post-3">Elsewhere</a> <a href="/docs">Docs</a> <a href="/?s=sms">Search</a> <a href="/about/team">Team</a></p>`);
		const silent: typeof fetch = (input, init) =>
			String(input).includes('/gone') ? new Promise(() => {}) : fetch(input, init);
		const slow = contentOf(standIn, { fetch: silent });
		const { page: unchecked } = await run(slow, page, { slug: 'about', lang: 'en' });
		expect(unchecked.sections[1].content).toContain('<a href="/gone">Gone</a>');
	});

	it('ends an article with its comments, without addresses and pictures of visitors', async () => {
		await using standIn = await startStandIn({ languages: 'polylang' });
		const article = standIn.site.documents.find(({ slug }) => slug === 'post-1-de');
		if (!article) throw new Error('The example has an article post-1-de');
		article.comments = [
			{
				...{ databaseId: 5, parentDatabaseId: 0, type: 'pingback', date: '2026-11-29 14:46:46' },
				...{ content: '<p>[&#8230;] ping [&#8230;]</p>\n', author: { node: { name: 'Ping' } } },
			},
			{
				...{ databaseId: 4, parentDatabaseId: 0, type: 'comment', date: '2026-11-28 09:00:00' },
				...{ content: '<p>Später</p>\n', author: { node: { name: '' } } },
			},
			{
				...{ databaseId: 3, parentDatabaseId: 2, type: 'comment', date: '2026-11-29 00:30:00' },
				...{ content: '<p>Antwort</p>\n', author: { node: { name: 'Carl' } } },
			},
			{
				...{ databaseId: 2, parentDatabaseId: 0, type: 'comment', date: '2026-11-20 11:00:00' },
				content:
					'<p>Schön &#038; gut.</p>\n<p>Mit <a href="https://elsewhere.example/x" rel="nofollow ugc">Link</a> und <strong>fett</strong>.<br />\nZeile 🙂</p>\n',
				author: { node: { name: 'Ann &amp; <b>Bo</b>' } },
			},
		];
		const { post: shown } = await run(contentOf(standIn), post, { slug: 'post-1-de', lang: 'de' });
		expect(shown.blogSections.at(-1)).toEqual({
			__typename: 'BlogContent',
			content: `<h2 id="comments">Kommentare (3)</h2><ul><li id="comment-2"><p><strong>Ann &amp; Bo</strong>, <small>20. November 2026</small></p><p>Schön &amp; gut.</p>
<p>Mit Link und <strong>fett</strong>.<br />
Zeile 🙂</p>
</li><li id="comment-3"><p><strong>Carl</strong>, <small>29. November 2026, als Antwort auf <a href="#comment-2">Ann &amp; Bo</a></small></p><p>Antwort</p>
</li><li id="comment-4"><p><strong>Anonym</strong>, <small>28. November 2026</small></p><p>Später</p>
</li></ul>`,
		});
	});

	it('shows no shortcodes of missing plugins, and reports them', async () => {
		await using standIn = await startStandIn();
		const findings: string[] = [];
		const content = contentOf(standIn, { onFinding: (finding) => findings.push(finding) });
		const post = standIn.site.documents.find(({ slug }) => slug === 'post-1');
		if (!post) throw new Error('The example has an article post-1');
		post.content =
			'<p>[some_plugin id=&#8221;3&#8243;]</p>\n<p>This is its text. [vc_row a=&#8221;b&#8221;]Inside.[/vc_row]</p>\n';
		post.excerpt =
			'<p>[some_plugin id=&#8221;3&#8243;] This is its text. [vc_row a=&#8221;b&#8221;]Inside.[/vc_row]</p>\n';
		const query = `{ post(slug: "post-1", lang: en) { excerpt blogSections { ... on BlogContent { content } } }
			posts(where: { lang: en }, first: 100) { nodes { slug excerpt } } }`;
		const { post: article, posts } = await run(content, query);
		const excerpt = 'This is its text. Inside.';
		expect(article).toEqual({
			excerpt,
			blogSections: [{ content: `<p>${excerpt}</p>` }],
		});
		expect(posts.nodes).toContainEqual({ slug: 'post-1', excerpt });
		expect(findings).toEqual(
			['some_plugin', 'vc_row'].map(
				(name) => `the shortcode [${name}] on /blog/post-1 is not shown`,
			),
		);
	});

	it('reads an article and the related ones in one request', async () => {
		await using standIn = await startStandIn();
		const content = contentOf(standIn);
		const query = '{ post(slug: "post-1", lang: en) { title related { title } } }';
		await run(content, query);
		const requests = standIn.requests.length;
		expect((await run(content, query)).post.related).toHaveLength(3);
		expect(standIn.requests).toHaveLength(requests + 1);
	});

	it('lists the documents of its language where a block lists those of all', async () => {
		await using standIn = await startStandIn({ languages: 'polylang' });
		const { origin } = standIn.site;
		const about = standIn.site.documents.find(({ slug }) => slug === 'about-da');
		if (!about) throw new Error('The example has a page about-da');
		about.title = '';
		about.content = `<ul class="wp-block-latest-posts__list wp-block-latest-posts"><li><a class="wp-block-latest-posts__post-title" href="${origin}/da/about-da/">Om</a></li>
<li><a class="wp-block-latest-posts__post-title" href="${origin}/about/">About</a></li></ul>
<ul class="wp-block-page-list"><li class="wp-block-pages-list__item has-child"><a class="wp-block-pages-list__item__link" href="${origin}/about/">About</a><ul class="wp-block-navigation__submenu-container"><li class="wp-block-pages-list__item "><a class="wp-block-pages-list__item__link" href="${origin}/about/team/">Team</a></li></ul></li></ul>
<ul class="wp-block-list"><li><a href="${origin}/about/">På engelsk</a></li></ul>`;
		const { page: shown } = await run(contentOf(standIn), page, { slug: 'about-da', lang: 'da' });
		expect(shown.title).toBe('Uden titel');
		expect(shown.sections[1].content.match(/<a [^>]*>.*?<\/a>/g)).toEqual([
			'<a href="/da/about-da">Om</a>',
			'<a href="/about">På engelsk</a>',
		]);
	});

	it('has excerpts without the link to the article that themes append', async () => {
		await using standIn = await startStandIn();
		const { documents, origin } = standIn.site;
		const links = [
			// Twenty Twenty-One
			(url: string) =>
				`<p>First words&hellip; <a class="more-link" href="${url}">Continue reading <span class="screen-reader-text">Post</span></a></p>\n`,
			// Twenty Seventeen
			(url: string) =>
				`<p>First words&hellip; </p>\n<p class="link-more"><a href="${url}#more-17" class="more-link">Continue reading<span class="screen-reader-text"> &#8220;Post&#8221;</span></a></p>\n`,
			(url: string) => `<p>First words&hellip; <a href="${url}post-12/">twelve</a></p>\n`,
		];
		for (const [index, excerpt] of links.entries()) {
			const article = documents.find(({ slug }) => slug === `post-${index + 1}`);
			if (article) article.excerpt = excerpt(`${origin}${index === 2 ? '/blog/' : article.uri}`);
		}
		const { posts } = await run(
			contentOf(standIn),
			'{ posts(where: { lang: en }, first: 12) { nodes { excerpt } } }',
		);
		expect(posts.nodes.slice(-3).map(({ excerpt }: { excerpt: string }) => excerpt)).toEqual([
			'First words… twelve',
			'First words…',
			'First words…',
		]);
	});

	it('keeps queries and anchors of menu items, without drafts and the language switcher', async () => {
		await using standIn = await startStandIn({ languages: 'polylang' });
		const { origin } = standIn.site;
		const draft = standIn.site.documents.find(({ slug }) => slug === 'team');
		if (draft) draft.status = 'draft';
		standIn.site.menuItems = [
			...['#', '#contact', `${origin}/about/#team`, `${origin}/about/?plan=a#top`, `${origin}/#x`],
			...['#pll_switcher', `${origin}/?page_id=${draft?.id}`, `${origin}/?page_id=8`],
		].map((url, index) => ({ id: index + 1, location: 'HEADER', parentId: 0, label: url, url }));
		const { header } = await run(
			contentOf(standIn),
			'{ header(lang: da) { links { link { url } } } }',
		);
		expect(header.links.map(({ link }: { link: { url: string } }) => link.url)).toEqual([
			...['#', '#contact', '/da/about-da#team', '/da/about-da?plan=a#top', '/da#x'],
			'/da/about-da',
		]);
	});

	it('has all items of a long menu', async () => {
		await using standIn = await startStandIn();
		const { origin } = standIn.site;
		standIn.site.menuItems = Array.from({ length: 132 }, (_, index) => ({
			...{ id: index + 1, location: 'HEADER', parentId: index < 12 ? 0 : (index % 12) + 1 },
			...{ label: `Item ${index}`, url: `${origin}/about/?item=${index}` },
		}));
		const { header } = await run(
			contentOf(standIn),
			'{ header(lang: en) { links { submenu { link { title } } } } }',
		);
		const below: unknown[] = header.links.flatMap(({ submenu }: { submenu: unknown[] }) => submenu);
		expect([header.links.length, below.length]).toEqual([12, 120]);
	});

	it('has header and footer from the menus, without duplicate items', async () => {
		await using standIn = await startStandIn({ languages: 'polylang' });
		const { menuItems } = standIn.site;
		standIn.site.menuItems = [
			...menuItems,
			...menuItems.map((item) => ({
				...item,
				id: item.id + 100,
				parentId: item.parentId && item.parentId + 100,
			})),
		];
		const parts = await run(
			contentOf(standIn),
			'{ header(lang: da) { links { link { url title } submenu { link { url } } } } footer(lang: da) { copyright { text items { url } } menuColumns { title submenu { url } } location { name } } callToAction(lang: da) { heading } }',
		);
		expect(parts.header.links).toEqual([
			{
				link: { url: '/da/about-da', title: 'About' },
				submenu: [{ link: { url: '/da/about-da/team-da' } }],
			},
			{ link: { url: 'https://example.test/', title: 'Ext' }, submenu: [] },
		]);
		expect(parts.footer).toEqual({
			copyright: { text: 'Proto Site', items: [{ url: 'https://example.test/' }] },
			menuColumns: [{ title: 'About', submenu: [{ url: '/da/about-da/team-da' }] }],
			location: { name: 'Proto Site' },
		});
		expect(parts.callToAction).toBeNull();
	});

	it('is searched by WordPress, with matching words marked', async () => {
		await using standIn = await startStandIn();
		const { search } = await run(
			contentOf(standIn),
			'{ search(query: "post 12", lang: en) { posts { href title { text isMatch } } } }',
		);
		expect(search.posts[0]).toEqual({
			href: '/blog/post-12',
			title: [
				{ text: 'Post', isMatch: true },
				{ text: ' ', isMatch: false },
				{ text: '12', isMatch: true },
				{ text: ' en', isMatch: false },
			],
		});
	});

	it('is requested in batches of simultaneous operations', async () => {
		await using standIn = await startStandIn();
		const content = contentOf(standIn);
		await content.describe();
		standIn.requests.length = 0;
		await run(
			content,
			'{ header(lang: en) { buttons { style } } footer(lang: en) { topRow { ctaText } } products(lang: en) { id } }',
		);
		expect(standIn.requests.at(-1)).toBe(5);
	});

	it('is null or an empty list for fields that WordPress does not have', async () => {
		await using standIn = await startStandIn();
		const query = `{
			pricePages { href } brand(lang: en) { name }
			author(slug: "a", lang: en) { author { name } } countryGuide(country: "DK", lang: en) { registration }
			sharedPreview { __typename }
		}`;
		expect(await run(contentOf(standIn), query)).toEqual({
			...{ pricePages: [], brand: null, author: null },
			...{ countryGuide: null, sharedPreview: null },
		});
	});
});

const options = '{ siteOptions { languages defaultLanguage offAnswer currencies } }';

describe('languages of the site', () => {
	it.each(['wpml', 'polylang'] as const)('are those of %s', async (languages) => {
		await using standIn = await startStandIn({ languages });
		const { siteOptions } = await run(contentOf(standIn), options);
		expect(siteOptions).toEqual({
			languages: ['en', 'da', 'de'],
			defaultLanguage: 'en',
			offAnswer: 'redirect',
			currencies: ['EUR', 'DKK'],
		});
	});

	it('have no prefix in URLs of the default one', async () => {
		await using standIn = await startStandIn({ languages: 'polylang' });
		standIn.site.language = 'da_DK';
		const content = contentOf(standIn);
		expect((await run(content, options)).siteOptions.defaultLanguage).toBe('da');
		const { page: about } = await run(content, page, { slug: 'about-da', lang: 'da' });
		expect(hrefs(about.translations)).toEqual([
			['en', '/en/about'],
			['da', '/about-da'],
			['de', '/de/about-de'],
		]);
		const { page: team } = await run(
			content,
			'{ page(slug: "team", parentSlug: "about", lang: en) { href } }',
		);
		expect(team.href).toBe('/en/about/team');
	});

	it('exclude those that WPML hides from visitors', async () => {
		await using standIn = await startStandIn();
		standIn.site.hiddenLanguages = ['de'];
		const content = contentOf(standIn);
		expect((await run(content, options)).siteOptions.languages).toEqual(['en', 'da']);
		const { page: about } = await run(content, page, { slug: 'about', lang: 'en' });
		expect(about.translations.map(({ locale }: { locale: string }) => locale)).toEqual([
			'en',
			'da',
		]);
	});

	it('exclude those that the site does not support, and report them once', async () => {
		await using standIn = await startStandIn({
			languages: 'polylang',
			polylangLanguages: ['EN', 'DA', 'DE', 'PT_BR'],
		});
		const findings: string[] = [];
		const content = contentOf(standIn, { onFinding: (finding) => findings.push(finding) });
		expect((await run(content, options)).siteOptions.languages).toEqual(['en', 'da', 'de']);
		await content.refresh();
		await content.refresh();
		expect(findings).toEqual(['the language pt-br is not one of en, da, de: not offered']);
	});

	it('are only that of the settings without a plugin', async () => {
		await using standIn = await startStandIn({ languages: 'plain', site: plainSite });
		standIn.site.language = 'de_DE';
		expect((await run(contentOf(standIn), options)).siteOptions).toMatchObject({
			languages: ['de'],
			defaultLanguage: 'de',
		});
	});
});
