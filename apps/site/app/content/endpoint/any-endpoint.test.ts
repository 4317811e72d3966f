import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, startSpecifiedEndpoint } from '../../../test/content/specified-endpoint';
import { createContentClient } from '../client.server';
import { type Content, type ContentFinding, createContent } from '../content.server';
import {
	GetFooterDocument,
	GetHeaderDocument,
	GetPageDocument,
	GetPostDocument,
	GetPostsByCategoryDocument,
	GetRedirectDocument,
	GetSlugOwnerDocument,
} from '../generated/documents';
import { endpointMemory } from './question/endpoint-memory';

const recheckMs = 60_000;

const answers: Answers = {
	page: ({ slug, lang }: { slug: string; lang: string }) =>
		slug === 'sikkerhed'
			? {
					title: 'Sikkerhed',
					slug,
					parentSlug: 'om-os',
					translations: [],
					translated: [
						{ slug: 'security', locale: 'en', parent: 'about' },
						{ slug, locale: lang, parent: 'om-os' },
					],
					seo: { title: 'Sikkerhed' },
					sections: [
						{ __typename: 'HeroSection', heading: 'Sikkert', text: '<p onclick="x()">A</p>' },
						{ __typename: 'FaqSection', heading: null, items: [{ question: 'Q', answer: 'A' }] },
					],
				}
			: null,
	post: {
		id: '7',
		title: 'RCS',
		slug: 'rcs',
		link: 'https://cms.example/2024/01/rcs/',
		dateGmt: '2024-01-02T03:04:05',
		excerpt: 'What it is',
		categories: [{ name: 'Channels', slug: 'channels', link: '' }],
		translated: [{ slug: 'rcs-hvad', locale: 'da' }],
		blogSections: [{ __typename: 'BlogContent', content: '<p>Text</p>' }],
	},
	posts: { nodes: [], pageInfo: { hasNextPage: false } },
	footer: { location: { name: 'Example ApS' } },
	callToAction: { heading: 'Call' },
	header: { links: [], buttons: [] },
};

interface Reader extends Content {
	findings: ContentFinding[];
	untagged: number;
	failures: unknown[];
}

function reader(url: string, memory = endpointMemory(recheckMs)): Reader {
	const noted = { findings: [] as ContentFinding[], untagged: 0, failures: [] as unknown[] };
	const content = createContent({
		client: createContentClient({ url, method: 'POST', errorPolicy: 'none', timeoutMs: 2000 }),
		memory,
		fillFigures: async (answer) => answer,
		hasChat: true,
		mediaOrigin: 'https://media.example',
		animationHosts: [],
		onTags: () => {},
		onUntagged: () => {
			noted.untagged += 1;
		},
		onCall: ({ error }) => void (error && noted.failures.push(error)),
		isDegraded: () => false,
		onDegraded: () => {},
		onFinding: (finding) => noted.findings.push(finding),
	});
	return Object.assign(noted, content);
}

const danish = { slug: 'sikkerhed', lang: 'da' as const, parentSlug: 'om-os' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('an endpoint with exactly the specified operations and fields', () => {
	it('derives URLs of pages from slugs and locales', async () => {
		await using endpoint = await startSpecifiedEndpoint(answers);
		const { page } = await reader(endpoint.url).query(GetPageDocument, danish);
		expect(page).toMatchObject({
			id: 'sikkerhed',
			locale: 'da',
			title: 'Sikkerhed',
			href: '/da/om-os/sikkerhed',
			pageLayout: 'default',
			pageLogo: null,
			seo: { title: 'Sikkerhed', metaDesc: '', breadcrumbs: [] },
		});
		expect(page?.translations.map(({ locale, href }) => [locale, href])).toEqual([
			['en', '/about/security'],
			['da', '/da/om-os/sikkerhed'],
		]);
		expect(page?.sections).toMatchObject([
			{ __typename: 'HeroSection', heading: 'Sikkert', text: '<p>A</p>', buttons: [] },
			{ __typename: 'FaqSection', heading: '', items: [{ question: 'Q', answer: 'A' }] },
		]);
	});

	it('derives the site’s own URLs of articles, whatever the endpoint returns', async () => {
		await using endpoint = await startSpecifiedEndpoint(answers);
		const { post } = await reader(endpoint.url).query(GetPostDocument, { slug: 'rcs', lang: 'en' });
		expect(post).toMatchObject({
			link: '/blog/rcs',
			date: '2024-01-02T03:04:05',
			modifiedGmt: '2024-01-02T03:04:05',
			categories: [{ id: 'channels', link: '/blog/category/channels' }],
			seo: { metaDesc: 'What it is', readingTime: 0 },
			related: [],
		});
		expect(post?.translations.map(({ href }) => href)).toEqual(['/blog/rcs', '/da/blog/rcs-hvad']);
	});

	it('is queried with fewer fields after a refusal, and so from then on', async () => {
		await using endpoint = await startSpecifiedEndpoint(answers);
		const content = reader(endpoint.url);
		await content.query(GetPageDocument, danish);
		endpoint.queries.length = 0;
		await content.query(GetPageDocument, danish);
		await content.query(GetPageDocument, { slug: 'missing', lang: 'en', parentSlug: null });
		expect(endpoint.queries).toEqual(['getPage', 'getPage']);
		const [finding] = content.findings;
		expect(content.findings).toHaveLength(1);
		expect(finding).toMatchObject({ lacks: { operation: 'getPage', isAbsent: false } });
		expect(finding && 'lacks' in finding && finding.lacks.without).toEqual(
			expect.arrayContaining(['Page.href', 'Query.page(parentSlug)', 'VideoSection']),
		);
	});

	it('is queried once for an operation it lacks, also by simultaneous requests', async () => {
		await using endpoint = await startSpecifiedEndpoint(answers);
		const content = reader(endpoint.url);
		const ask = () => content.query(GetHeaderDocument, { lang: 'en' });
		expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill({ header: null }));
		await content.query(GetRedirectDocument, { path: '/gone' });
		expect(await content.query(GetSlugOwnerDocument, { kind: 'page', slug: 'gone' })).toEqual({
			slugOwner: null,
		});
		expect(content.lacks(GetSlugOwnerDocument)).toBe(true);
		expect(endpoint.queries).toEqual(['getHeader', 'getRedirect', 'getSlugOwner']);
		endpoint.queries.length = 0;
		await ask();
		await content.query(GetRedirectDocument, { path: '/other' });
		expect(endpoint.queries).toEqual([]);
		expect(content.failures).toEqual([]);
	});

	it('is queried with all fields again after a while, so that an upgrade is noticed', async () => {
		await using endpoint = await startSpecifiedEndpoint(answers);
		const content = reader(endpoint.url);
		const ask = () => content.query(GetHeaderDocument, { lang: 'en' });
		await ask();
		vi.setSystemTime(Date.now() + recheckMs + 1);
		expect(await ask()).toEqual({ header: null });
		endpoint.upgrade(
			'extend type Query { header(lang: Language!): Menu } type Menu { links: [Entry!]! buttons: [Button!]! } type Entry { link: Link! }',
		);
		expect(await ask()).toEqual({ header: null });
		vi.setSystemTime(Date.now() + recheckMs + 1);
		expect(await ask()).toEqual({ header: { links: [], buttons: [] } });
		expect(content.findings).toMatchObject([
			{ lacks: { isAbsent: true } },
			{ lacks: { isAbsent: false, without: ['MenuItem.submenu'] } },
		]);
	});

	it('shares footer and categories as far as it has them', async () => {
		await using endpoint = await startSpecifiedEndpoint(answers);
		const content = reader(endpoint.url);
		const { footer } = await content.query(GetFooterDocument, { lang: 'de' });
		expect(footer).toMatchObject({
			location: { name: 'Example ApS', companyAddress: '' },
			menuColumns: [],
			topRow: { socials: [], logo: null },
		});
		const variables = { lang: 'de', category: 'x' } as const;
		expect(
			await content.query(GetPostsByCategoryDocument, { postsWhere: variables, ...variables }),
		).toMatchObject({ category: null, categories: [], posts: { nodes: [], totalCount: 0 } });
		expect(content.untagged).toBe(2);
	});

	it('fails without the fields that pages are made of', async () => {
		await using endpoint = await startSpecifiedEndpoint(answers);
		endpoint.answers.page = () => {
			throw new Error('database is down');
		};
		const content = reader(endpoint.url);
		await expect(content.query(GetPageDocument, danish)).rejects.toMatchObject({
			init: { status: 503 },
		});
		expect(content.failures).toHaveLength(1);
	});
});
