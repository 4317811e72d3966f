import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SeoFieldsFragment, TranslationFieldsFragment } from '~/content/generated/operations';
import { exampleShared } from '~/layouts/example-shared';
import { exampleDrawing } from '~/sections/example-parts';
import { type ContentMetaOptions, contentMeta, documentTitle } from './content-meta';

const empty: SeoFieldsFragment = {
	title: '',
	metaDesc: '',
	metaKeywords: '',
	metaRobotsNofollow: '',
	metaRobotsNoindex: '',
	opengraphAuthor: '',
	opengraphDescription: '',
	opengraphTitle: '',
	opengraphType: '',
	opengraphUrl: '',
	opengraphModifiedTime: '',
	opengraphPublishedTime: '',
	opengraphPublisher: '',
	opengraphSiteName: '',
	twitterTitle: '',
	twitterDescription: '',
	readingTime: 1,
	focuskw: '',
	canonical: '',
	opengraphImage: null,
	twitterImage: null,
	breadcrumbs: [],
};
const translations: TranslationFieldsFragment[] = [
	{ id: '1', locale: 'en', href: '/about', post_title: 'About' },
	{ id: '1', locale: 'da', href: '/da/om', post_title: 'Om' },
];

function head(
	seo: Partial<SeoFieldsFragment> = {},
	options: Partial<ContentMetaOptions> = {},
): MetaDescriptor[] {
	return contentMeta({
		title: 'About us',
		seo: { ...empty, ...seo },
		translations,
		path: '/about',
		shared: { ...exampleShared, origin: 'https://site.example' },
		...options,
	});
}

/** The contents of the meta elements of a name or property. */
function contents(elements: MetaDescriptor[], name: string): unknown[] {
	return elements.flatMap((element) =>
		('name' in element && element.name === name) ||
		('property' in element && element.property === name)
			? [element.content]
			: [],
	);
}

const links = (elements: MetaDescriptor[], rel: string) =>
	elements.filter((element) => 'rel' in element && element.rel === rel);

describe('contentMeta', () => {
	it('has no robots element unless an editor restricts search engines', () => {
		expect(contents(head(), 'robots')).toEqual([]);
		expect(contents(head({ metaRobotsNoindex: 'index' }), 'robots')).toEqual([]);
		const both = { metaRobotsNoindex: 'noindex', metaRobotsNofollow: 'nofollow' };
		expect(contents(head(both), 'robots')).toEqual(['noindex, nofollow']);
		expect(contents(head({ metaRobotsNofollow: 'nofollow' }), 'robots')).toEqual(['nofollow']);
	});

	it.each(['NOINDEX', 'NoIndex', ' noindex', 'true', 'TRUE', '1'])(
		'treats %j as noindex',
		(word) => {
			expect(contents(head({ metaRobotsNoindex: word }), 'robots')).toEqual(['noindex']);
			expect(contents(head({ metaRobotsNofollow: word }), 'robots')).toEqual(
				/index/i.test(word) ? [] : ['nofollow'],
			);
		},
	);

	it.each(['', 'index', 'false', '0'])('treats %j as index and follow', (word) => {
		expect(contents(head({ metaRobotsNoindex: word, metaRobotsNofollow: word }), 'robots')).toEqual(
			[],
		);
	});

	it('uses the document’s own URL as canonical, unless an editor sets another', () => {
		expect(links(head(), 'canonical')).toMatchObject([{ href: 'https://site.example/about' }]);
		const canonical = 'https://other.example/a';
		expect(links(head({ canonical }), 'canonical')).toMatchObject([{ href: canonical }]);
		const own = head({ canonical: '/a', opengraphUrl: '/b' });
		expect(links(own, 'canonical')).toMatchObject([{ href: 'https://site.example/a' }]);
		expect(contents(own, 'og:url')).toEqual(['https://site.example/b']);
	});

	it.each([
		['', 5],
		['/about', 5],
		['https://site.example/about/', 5],
		['/a', 0],
		['https://other.example/about', 0],
	])('with the canonical address %j has %i hreflang links', (canonical, count) => {
		const alternates = links(head({ canonical }), 'alternate');
		expect(alternates.filter((link) => 'hrefLang' in link)).toHaveLength(count);
	});

	it('falls back to the document, then to the site settings', () => {
		const elements = head();
		expect(elements).toContainEqual({ title: 'About us · Wimpel' });
		expect(contents(elements, 'description')).toEqual(['Messages.']);
		expect(contents(elements, 'og:title')).toEqual(['About us']);
		expect(contents(elements, 'og:description')).toEqual(['Messages.']);
		expect(contents(elements, 'og:type')).toEqual(['website']);
		expect(contents(elements, 'og:url')).toEqual(['https://site.example/about']);
		expect(contents(elements, 'og:site_name')).toEqual(['Wimpel']);
		expect(contents(elements, 'twitter:title')).toEqual(['About us']);
		expect(contents(elements, 'twitter:card')).toEqual(['summary_large_image']);
		expect(contents(elements, 'og:image')).toEqual(['https://site.example/images/share/about.png']);
		expect(contents(elements, 'og:image:alt')).toEqual(['About us']);
		for (const name of ['keywords', 'author', 'article:published_time'])
			expect(contents(elements, name)).toEqual([]);
	});

	it('uses all fields of the SEO block', () => {
		const fields = {
			title: 'T',
			metaDesc: 'D',
			metaKeywords: 'K',
			opengraphAuthor: 'A',
			opengraphTitle: 'OT',
			opengraphDescription: 'OD',
			opengraphType: 'article',
			opengraphUrl: 'https://site.example/other',
			opengraphModifiedTime: '2026-01-02',
			opengraphPublishedTime: '2026-01-01',
			opengraphPublisher: 'P',
			opengraphSiteName: 'S',
			twitterTitle: 'TT',
			twitterDescription: 'TD',
			opengraphImage: exampleDrawing('a', 'Picture', 1200, 630),
			twitterImage: exampleDrawing('b', 'Other', 1200, 630),
		};
		const elements = head(fields, { kind: 'article' });
		const expected: Record<string, string> = {
			description: 'D',
			keywords: 'K',
			author: 'A',
			'og:title': 'OT',
			'og:description': 'OD',
			'og:type': 'article',
			'og:url': 'https://site.example/other',
			'og:site_name': 'S',
			'article:modified_time': '2026-01-02',
			'article:published_time': '2026-01-01',
			'article:publisher': 'P',
			'og:image:alt': 'Picture',
			'twitter:card': 'summary_large_image',
			'twitter:title': 'TT',
			'twitter:description': 'TD',
		};
		for (const [name, content] of Object.entries(expected))
			expect(contents(elements, name), name).toEqual([content]);
		expect(elements).toContainEqual({ title: 'T · Wimpel' });
		for (const name of ['og:image', 'twitter:image'])
			expect(contents(elements, name)).toEqual([
				expect.stringMatching(/^https:\/\/site\.example\/.*\/content\//),
			]);
	});

	it('has dates and a publisher if the type is article', () => {
		const content = {
			opengraphModifiedTime: '2026-01-02',
			opengraphPublishedTime: '2026-01-01',
			opengraphPublisher: 'P',
		};
		const names = ['article:modified_time', 'article:published_time', 'article:publisher'];
		const contentsOf = (seo: Partial<SeoFieldsFragment>, options?: Partial<ContentMetaOptions>) =>
			names.flatMap((name) => contents(head(seo, options), name));
		const all = ['2026-01-02', '2026-01-01', 'P'];
		expect(contentsOf(content)).toEqual([]);
		expect(contentsOf({ ...content, opengraphType: 'article' })).toEqual(all);
		expect(contentsOf(content, { kind: 'article' })).toEqual(all);
		expect(contentsOf({ ...content, opengraphType: 'website' }, { kind: 'article' })).toEqual([]);
	});

	it('lists the translations, with English as default', () => {
		const elements = head();
		expect(links(elements, 'alternate')).toMatchObject([
			{ type: 'text/markdown', href: '/about.md' },
			{ hrefLang: 'en-US', href: 'https://site.example/about' },
			{ hrefLang: 'en', href: 'https://site.example/about' },
			{ hrefLang: 'da-DK', href: 'https://site.example/da/om' },
			{ hrefLang: 'da', href: 'https://site.example/da/om' },
			{ hrefLang: 'x-default', href: 'https://site.example/about' },
		]);
		expect(contents(elements, 'og:locale')).toEqual([expect.stringMatching(/^en_/)]);
		expect(contents(elements, 'og:locale:alternate')).toEqual([expect.stringMatching(/^da_/)]);
		expect(links(head({}, { translations: [] }), 'alternate')).toHaveLength(1);
	});

	it('works without the site settings', () => {
		const shared = { ...exampleShared, settings: null, origin: 'https://site.example' };
		const elements = head({}, { shared });
		expect(elements).toContainEqual({ title: 'About us' });
		expect(contents(elements, 'description')).toEqual([]);
	});
});

it('inserts a title that looks like a replacement pattern literally', () => {
	expect(documentTitle('$& 100%', '%s · B')).toBe('$& 100% · B');
});
