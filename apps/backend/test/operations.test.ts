import { addressedCollections } from '@website/contracts/entities';
import { describe, expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';

const backend = await startTestBackend();

const execute = async (query: string, variables: Record<string, unknown> = {}) => {
	const { body } = await backend.query(query, { variables });
	expect(body.errors).toBeUndefined();
	return body;
};

describe('getPage', () => {
	const query = `query getPage($slug: String!, $lang: Locale!, $parentSlug: String) {
		page(slug: $slug, lang: $lang, parentSlug: $parentSlug) {
			id title slug parentSlug href locale navbarTheme pageLayout pageLogo { url alt width height color }
			translations { href locale post_title } translated { slug locale parent }
			seo { title metaRobotsNoindex opengraphUrl opengraphSiteName opengraphImage { url } breadcrumbs { url text } }
			sections {
				__typename
				... on HeroSection { id heading text notes theme buttons { style link { url title target } }
					animation { animationLink loop speed } image { mimeType } }
				... on PricingTableSection { products { title price featureBoxes { text tooltip tooltipText } } }
				... on FaqSection { items { question answer } }
				... on LinkListSection { links { description link { url } } }
				... on RichTextSection { content tableOfContents }
				... on CleanHeroSection { text }
			}
		}
	}`;

	it('returns a page with all fields in its language', async () => {
		const { data, extensions } = await execute(query, { slug: 'home', lang: 'da' });
		expect(data.page).toMatchObject({
			title: 'Home da',
			href: '/da',
			navbarTheme: 'dark',
			pageLogo: {
				alt: 'En blå flade',
				width: 120,
				height: 80,
				color: expect.stringMatching(/^#[0-9a-f]{6}$/),
			},
			translations: [{ href: '/' }, { href: '/da' }, { href: '/de' }],
			seo: {
				title: 'Home for search da',
				metaRobotsNoindex: 'index',
				opengraphUrl: 'http://site.test:3000/da',
				opengraphSiteName: 'Firm',
				breadcrumbs: [{ url: '/da', text: 'Home da' }],
			},
		});
		const [hero, prices, faq, links, text] = data.page.sections;
		expect(hero).toMatchObject({
			__typename: 'HeroSection',
			heading: 'Hello da',
			text: '<p>Text with a <a href="/da/om#more">link</a></p>',
			notes: ['One', 'Two'],
			buttons: [{ link: { url: '/da/om/job' } }, { link: { url: '/da/docs' } }],
			animation: { loop: true, speed: 1 },
		});
		expect(hero.animation.animationLink).toBe(
			'http://backend.test:4000/api/media/file/moving.json',
		);
		expect(prices.products).toMatchObject([{ title: 'Sms', price: null }]);
		expect(faq.items).toEqual([{ question: 'Why?', answer: '<p>Because.</p>' }]);
		expect(links.links).toHaveLength(2);
		expect(text.content).toContain('<h2 id="title">Title</h2><h2 id="title-2">Title</h2>');
		expect(text.content).toContain('<th scope="col">a</th>');
		const pageTag = `page:${data.page.id}`;
		expect(extensions.cacheTags).toEqual(expect.arrayContaining([pageTag, 'settings']));
	});

	it('omits links whose target does not exist in the language', async () => {
		const { data } = await execute(query, { slug: 'home', lang: 'de' });
		const [hero, , , links] = data.page.sections;
		expect(hero.buttons).toHaveLength(1);
		expect(links.links).toMatchObject([{ link: { url: '/de/blog/erste-schritte' } }]);
		const about = await execute(query, { slug: 'ueber', lang: 'de' });
		expect(about.data.page.sections[0].text).toContain('text with careers and <a href=');
	});

	it('finds a page by parent and slug, or by a unique slug alone', async () => {
		const childPage = await execute(query, { slug: 'hold', lang: 'da', parentSlug: 'om' });
		expect(childPage.data.page).toMatchObject({ href: '/da/om/hold', parentSlug: 'om' });
		expect(childPage.data.page.translated).toContainEqual({
			slug: 'mannschaft',
			locale: 'de',
			parent: 'ueber',
		});
		expect(childPage.data.page.seo.breadcrumbs.map(({ url }: { url: string }) => url)).toEqual([
			'/da',
			'/da/om',
			'/da/om/hold',
		]);
		const topLevelPage = await execute(query, { slug: 'hold', lang: 'da', parentSlug: null });
		expect(topLevelPage.data.page).toBeNull();
		const uniquePage = await execute(query, { slug: 'hold', lang: 'da' });
		expect(uniquePage.data.page).toMatchObject({ href: '/da/om/hold' });
		expect(uniquePage.extensions.cacheTags).toContain('pages');
	});

	it.each([
		['om', 'en'],
		['about', 'da'],
		['job', 'de'],
		['nowhere', 'en'],
	])('returns null for %s in %s', async (slug, lang) => {
		const { data, extensions } = await execute(query, { slug, lang });
		expect(data.page).toBeNull();
		expect(extensions.cacheTags).toContain('pages');
	});
});

describe('getPost', () => {
	const query = `query getPost($slug: String!, $lang: Locale!) { post(slug: $slug, lang: $lang) {
		title link date dateGmt modifiedGmt excerpt author { name avatar { url } } categories { name link }
		translations { href } coverImage { alt } seo { readingTime opengraphType opengraphAuthor }
		related { title } blogSections { __typename
			... on BlogHeading { text level anchor } ... on BlogTable { hasHeader rows { cells } }
			... on BlogQuote { quote source } ... on BlogCode { code language }
			... on BlogMedia { border width caption media { width height } }
			... on BlogFeatureList { features { title text } } ... on BlogFeatureBoxes { columns boxes { heading text } }
			... on BlogSlider { slides { caption image { alt } } } ... on BlogCtaButton { button { style link { url title } } }
			... on BlogWideCta { text button { link { url } } } ... on BlogSignature { text author { name } } } } }`;

	it('returns a post with all twelve elements', async () => {
		const { data } = await execute(query, { slug: 'erste-schritte', lang: 'de' });
		expect(data.post).toMatchObject({
			link: '/de/blog/erste-schritte',
			dateGmt: '2026-01-01T08:00:00.000Z',
			date: '2026-01-01T09:00:00+01:00',
			// The date in the demo content, not the day of its import.
			modifiedGmt: '2026-01-01T08:00:00.000Z',
			author: { name: 'Die Redaktion' },
			categories: [{ name: 'Anleitungen', link: '/de/blog/category/anleitungen' }],
			related: [{ title: 'second de' }],
			seo: { opengraphType: 'article', opengraphAuthor: 'Die Redaktion', readingTime: 1 },
		});
		const element = (name: string) =>
			data.post.blogSections.find((section: { __typename: string }) => section.__typename === name);
		expect(element('BlogTable').rows).toEqual([
			{ cells: ['Name', 'Value'] },
			{ cells: ['<code>a</code>', '<strong>1</strong>'] },
		]);
		expect(element('BlogQuote')).toMatchObject({ quote: 'Said well', source: 'A role' });
		expect(element('BlogMedia')).toMatchObject({
			border: true,
			width: 'wide',
			media: { width: 1200, height: 675 },
		});
		expect(element('BlogFeatureList').features[1]).toEqual({ title: 'Second', text: 'Two.' });
		expect(element('BlogFeatureBoxes')).toMatchObject({
			columns: 2,
			boxes: [{ heading: 'One' }, { text: '<p>Text two.</p>' }],
		});
		expect(element('BlogSlider').slides).toMatchObject([
			{ caption: 'A caption', image: { alt: 'Diagramm' } },
		]);
		expect(element('BlogCtaButton').button).toEqual({
			style: 'secondary',
			link: { url: '/de/ueber', title: 'Go' },
		});
		// Careers has no German page, and a wide call to action must have a link.
		expect(element('BlogWideCta').button.link.url).toBe('/de');
		const names = new Set(
			data.post.blogSections.map(({ __typename }: { __typename: string }) => __typename),
		);
		expect(names.size).toBe(12);
	});

	it('returns null for the slug of another language', async () => {
		expect((await execute(query, { slug: 'erste-schritte', lang: 'en' })).data.post).toBeNull();
		expect((await execute(query, { slug: 'third-steps', lang: 'de' })).data.post).toBeNull();
	});
});

describe('lists', () => {
	const posts = `query getPosts($lang: Locale!, $category: String, $first: Int, $after: String) {
		posts(where: { lang: $lang, category: $category }, first: $first, after: $after) {
			totalCount nodes { title } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

	it('getPosts: returns posts of one language, newest first, with cursor pagination', async () => {
		const first = (await execute(posts, { lang: 'en', first: 2 })).data.posts;
		expect(first.nodes).toEqual([{ title: 'third en' }, { title: 'second en' }]);
		expect(first).toMatchObject({
			totalCount: 3,
			pageInfo: { hasNextPage: true, hasPreviousPage: false },
		});
		const after = first.pageInfo.endCursor;
		const second = (await execute(posts, { lang: 'en', first: 2, after })).data.posts;
		expect(second.nodes).toEqual([{ title: 'first en' }]);
		expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
		expect((await execute(posts, { lang: 'de', first: 0 })).data.posts.nodes).toHaveLength(2);
	});

	it('getPostsByCategory: returns only posts of the category, and no posts for a slug of another language', async () => {
		const notes = (await execute(posts, { lang: 'en', category: 'notes' })).data.posts;
		expect(notes.nodes).toEqual([{ title: 'third en' }]);
		expect(
			(await execute(posts, { lang: 'en', category: 'anleitungen' })).data.posts.totalCount,
		).toBe(0);
	});

	it('getBlogOverview: returns the page, categories and posts, and null for any other page', async () => {
		const query = `query getBlogOverview($pageId: ID!, $first: Int, $after: String) {
			blogOverview(pageId: $pageId, first: $first, after: $after) {
				page { title } categories { name } posts { nodes { title } } } }`;
		const { data } = await execute(query, { pageId: '/da/blog', first: 0, after: '' });
		expect(data.blogOverview).toEqual({
			page: { title: 'blog da' },
			categories: [{ name: 'Vejledninger' }],
			posts: { nodes: [{ title: 'second da' }, { title: 'first da' }] },
		});
		expect((await execute(query, { pageId: '/da/om' })).data.blogOverview).toBeNull();
	});

	it('getProducts: returns products of the language in ascending order of date', async () => {
		const query = `query getProducts($lang: Locale!) { products(lang: $lang) { title price currency
			priceReference { item country show operator volume }
			addOnProducts { title price priceReference { item country } }
			operatorPrices { title price priceReference { item country operator } } footerFeatures globalButtons { link { url } } } }`;
		const { data } = await execute(query, { lang: 'en' });
		expect(data.products.map(({ title }: { title: string }) => title)).toEqual(['E-mail', 'SMS']);
		expect(data.products[1]).toMatchObject({
			price: null,
			priceReference: {
				item: 'rcsBasic',
				country: 'DK',
				show: 'from',
				operator: null,
				volume: null,
			},
			addOnProducts: [
				{ title: 'Number', price: null, priceReference: { item: 'number', country: 'GB' } },
			],
			operatorPrices: [
				{
					title: '',
					price: null,
					priceReference: { item: 'rcsBasic', country: 'DK', operator: '23801' },
				},
			],
			footerFeatures: ['A', 'B'],
			globalButtons: [{ link: { url: '/about' } }],
		});
		expect((await execute(query, { lang: 'da' })).data.products).toHaveLength(1);
	});

	it('lists URLs for sitemaps in parts, with the cache tags of lists only', async () => {
		const part = (after: string, first = 3) =>
			execute(
				`{ sitemap(lang: de, first: ${first}, after: "${after}") { nodes { href modifiedGmt
				translations { locale href } } pageInfo { hasNextPage endCursor } } }`,
			);
		const firstPart = await part('');
		const tags = [...addressedCollections, 'options'];
		expect(firstPart.extensions.cacheTags.toSorted()).toEqual(tags.toSorted());
		expect(firstPart.data.sitemap.pageInfo).toEqual({ hasNextPage: true, endCursor: '3' });
		const two = await part('3', 1000);
		expect(two.data.sitemap.pageInfo.hasNextPage).toBe(false);
		const nodes: { href: string; modifiedGmt: string | null }[] = [
			...firstPart.data.sitemap.nodes,
			...two.data.sitemap.nodes,
		];
		const hrefs = nodes.map(({ href }) => href);
		expect(hrefs).toEqual(
			expect.arrayContaining(['/de', '/de/blog', '/de/ueber', '/de/ueber/mannschaft']),
		);
		expect(new Set(hrefs).size).toBe(hrefs.length);
		expect(nodes[0]?.modifiedGmt).toMatch(/^\d{4}-.*Z$/);
	});
});

describe('shared content', () => {
	it('getFooter: returns the footer', async () => {
		const { data, extensions } = await execute(
			`query getFooter($lang: Locale!) { footer(lang: $lang) {
			copyright { text items { title } } menuColumns { title subtitle submenu { url } }
			topRow { ctaText socials { network url } logo { url } } location { name companyAddress registrationNumber } } }`,
			{ lang: 'de' },
		);
		expect(data.footer).toMatchObject({
			copyright: { text: '© de', items: [] },
			menuColumns: [{ title: 'Menu', submenu: [{ url: '/de/ueber' }] }],
			topRow: { socials: [{ network: 'github' }] },
			location: { name: 'Firm' },
		});
		expect(extensions.cacheTags).toContain('footer');
	});

	it('getCTA: returns the call to action', async () => {
		const { data } = await execute(
			`query getCTA($lang: Locale!) { callToAction(lang: $lang) {
			sectionHeading heading text buttons { link { url } } lottieAnimation { animationLink poster { url } } } }`,
			{ lang: 'da' },
		);
		expect(data.callToAction).toMatchObject({
			sectionHeading: 'Over da',
			buttons: [{ link: { url: '/da/om' } }],
		});
		expect(data.callToAction.lottieAnimation.animationLink).toContain('moving.json');
	});

	it('getFooter and getCTA without variables return the default language', async () => {
		const footer = await execute('query getFooter { footer { copyright { text } } }', {});
		expect(footer.data.footer.copyright.text).toBe('© en');
		const block = await execute('query getCTA { callToAction { sectionHeading } }', {});
		expect(block.data.callToAction.sectionHeading).toBe('Over en');
		const result = await execute(
			'query getCTA($lang: Locale) { callToAction(lang: $lang) { sectionHeading } }',
			{ lang: null },
		);
		expect(result.data).toEqual(block.data);
	});

	it('returns the header, settings, redirects and owners of slugs', async () => {
		const { data } = await execute(`{
			header(lang: de) { links { link { url title } submenu { link { url } } } }
			siteSettings(lang: da) { brand defaultTitle logo { url } }
			brand(lang: da) { name accent secondary tones { name } font corners illustrations decoration shareImages }
			old: redirect(path: "/old") { to status } none: redirect(path: "/new") { to }
			page: slugOwner(kind: page, slug: "hold", parentSlug: "om") { locale href }
			post: slugOwner(kind: post, slug: "erste-schritte") { href }
			category: slugOwner(kind: category, slug: "vejledninger") { href }
			asked: slugOwner(kind: post, slug: "erste-schritte", lang: en) { locale href }
			below: slugOwner(kind: page, slug: "hold", parentSlug: "om", lang: de) { href }
			untranslated: slugOwner(kind: page, slug: "job", parentSlug: "om", lang: de) { href } }`);
		expect(data).toMatchObject({
			header: { links: [{ link: { url: '/de/ueber', title: 'About de' }, submenu: [] }] },
			siteSettings: { brand: 'Firm', defaultTitle: 'Default da' },
			brand: {
				name: 'Firm',
				accent: '#7a1fa2',
				secondary: '',
				tones: [],
				font: 'system',
				corners: 'soft',
				illustrations: 'tinted',
				decoration: 'none',
				shareImages: 'dark',
			},
			old: { to: '/da/om', status: 301 },
			none: null,
			page: { locale: 'da', href: '/da/om/hold' },
			post: { href: '/de/blog/erste-schritte' },
			category: { href: '/da/blog/category/vejledninger' },
			asked: { locale: 'en', href: '/blog/first-steps' },
			below: { href: '/de/ueber/mannschaft' },
			untranslated: { href: '/da/om/job' },
		});
	});
});
