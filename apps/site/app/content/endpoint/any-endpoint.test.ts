import { typeDefs } from '@website/contracts/content-sdl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenderRecord } from '#shared/http/render-record.ts';
import {
	type FieldResults,
	specifiedTypeDefs,
	startSpecifiedEndpoint,
} from '../../../test/content/specified-endpoint';
import { type Behavior, startFakeContent } from '../../../test/fake-content';
import { createContentClient } from '../client.server';
import { type Content, type ContentFinding, createContent } from '../content.server';
import {
	GetBlogIndexDocument,
	GetFooterDocument,
	GetHeaderDocument,
	GetPageDocument,
	GetPostDocument,
	GetPostsByCategoryDocument,
	GetPostsDocument,
	GetRedirectDocument,
	GetSlugOwnerDocument,
} from '../generated/documents';
import { endpointMemory } from './request/endpoint-memory';

const recheckMs = 60_000;
const unavailable = { init: { status: 503 } };

const results = {
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
} satisfies FieldResults;

interface Reader extends Content {
	findings: ContentFinding[];
	record: RenderRecord;
	failures: unknown[];
}

function reader(
	url: string,
	memory = endpointMemory(recheckMs),
	method: 'POST' | 'GET' = 'POST',
): Reader {
	const record = new RenderRecord(() => {});
	const log = { findings: [] as ContentFinding[], record, failures: [] as unknown[] };
	const content = createContent({
		client: createContentClient({ url, method, errorPolicy: 'none', timeoutMs: 60_000 }),
		memory,
		fillFigures: async (response) => response,
		hasChat: true,
		mediaOrigin: 'https://media.example',
		animationHosts: [],
		record,
		onCall: ({ error }) => void (error && log.failures.push(error)),
		onFinding: (finding) => log.findings.push(finding),
	});
	return Object.assign(log, content);
}

const danish = { slug: 'sikkerhed', lang: 'da' as const, parentSlug: 'om-os' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('an endpoint with exactly the specified operations and fields', () => {
	it('derives URLs of pages from slugs and locales', async () => {
		await using endpoint = await startSpecifiedEndpoint(results);
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

	it('derives URLs of articles in the site’s form, ignoring links of another form', async () => {
		await using endpoint = await startSpecifiedEndpoint(results);
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

	it.each(['POST', 'GET'] as const)(
		'gets the specified operations by %s after one probe, also with concurrent requests',
		async (method) => {
			await using endpoint = await startSpecifiedEndpoint(results);
			const content = reader(endpoint.url, undefined, method);
			const [{ page }, , { header }, { redirect }, { slugOwner }] = await Promise.all([
				content.query(GetPageDocument, danish),
				content.query(GetPageDocument, danish),
				content.query(GetHeaderDocument, { lang: 'en' }),
				content.query(GetRedirectDocument, { path: '/gone' }),
				content.query(GetSlugOwnerDocument, { kind: 'page', slug: 'gone' }),
			]);
			expect([page?.title, header, redirect, slugOwner]).toEqual(['Sikkerhed', null, null, null]);
			expect(content.isUnsupported(GetSlugOwnerDocument)).toBe(true);
			expect(content.isUnsupported(GetPageDocument)).toBe(false);
			expect(endpoint.queries.filter((name) => name === 'IntrospectionQuery')).toHaveLength(1);
			endpoint.queries.length = 0;
			await content.query(GetPageDocument, { slug: 'missing', lang: 'en', parentSlug: null });
			await content.query(GetHeaderDocument, { lang: 'en' });
			expect(endpoint.queries).toEqual(['getPage']);
			expect(content.findings).toMatchObject([{ set: { level: 'specified', missing: [] } }]);
			expect(content.failures).toEqual([]);
		},
	);

	it('may hide its schema if its types have the names of the contract', async () => {
		await using endpoint = await startSpecifiedEndpoint(results);
		const names = specifiedTypeDefs
			.replaceAll('Language', 'Locale')
			.replaceAll('ArticleFilter', 'PostsWhere');
		endpoint.replaceSchema({ typeDefs: names, isHidden: true });
		const content = reader(endpoint.url);
		expect((await content.query(GetPageDocument, danish)).page?.title).toBe('Sikkerhed');
		expect((await content.query(GetPostsDocument, { lang: 'en' })).posts.nodes).toEqual([]);
		expect(content.findings).toMatchObject([{ set: { level: 'specified', missing: [] } }]);
	});

	it.each([
		[false, [`Cannot query field "pageLayout" on type "ContentPage". Did you mean "pageLogo"?`]],
		[true, []],
	])(
		'is unavailable without a specified field, which is named (hidden: %s)',
		async (isHidden, missing) => {
			await using endpoint = await startSpecifiedEndpoint(results);
			const lacking = specifiedTypeDefs
				.replace('pageLayout: String', '')
				.replaceAll('Language', 'Locale');
			endpoint.replaceSchema({ typeDefs: lacking, isHidden });
			const content = reader(endpoint.url);
			await expect(content.query(GetPageDocument, danish)).rejects.toMatchObject(unavailable);
			expect(content.findings).toMatchObject([{ set: { level: 'specified', missing } }]);
			expect(String(content.failures)).toMatch(/rejects getPage: .*"pageLayout"/);
			expect((await content.query(GetFooterDocument, { lang: 'da' })).footer).not.toBeNull();
		},
	);

	it('gets the full operations after `recheckMs`, which detects an upgrade to the whole contract', async () => {
		const whole = await startFakeContent();
		await using endpoint = await startSpecifiedEndpoint(results);
		const memory = endpointMemory(recheckMs);
		await reader(endpoint.url, memory).query(GetHeaderDocument, { lang: 'en' });
		const upgraded = reader(whole.url, memory);
		expect((await upgraded.query(GetHeaderDocument, { lang: 'en' })).header).toBeNull();
		vi.setSystemTime(Date.now() + recheckMs + 1);
		expect((await upgraded.query(GetHeaderDocument, { lang: 'en' })).header).not.toBeNull();
		expect(upgraded.isUnsupported(GetHeaderDocument)).toBe(false);
		await whole.close();
	});

	it('returns empty values for missing fields of the footer and of categories', async () => {
		await using endpoint = await startSpecifiedEndpoint(results);
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
		expect(content.record.isUntagged).toBe(true);
	});

	it('causes a 503 if a query fails', async () => {
		await using endpoint = await startSpecifiedEndpoint({ ...results });
		endpoint.results.page = () => {
			throw new Error('database is down');
		};
		const content = reader(endpoint.url);
		await expect(content.query(GetPageDocument, danish)).rejects.toMatchObject({
			init: { status: 503 },
		});
		expect(content.failures).toHaveLength(1);
	});
});

describe('an endpoint with the whole contract', () => {
	it('is probed once, and receives every operation', async () => {
		const endpoint = await startFakeContent();
		const content = reader(endpoint.url);
		await content.query(GetHeaderDocument, { lang: 'en' });
		const { blogIndex } = await content.query(GetBlogIndexDocument, { lang: 'en' });
		expect(blogIndex).not.toBeNull();
		expect(endpoint.calls).toBe(2);
		await endpoint.close();
	});

	it('may have its own names of types', async () => {
		await using endpoint = await startSpecifiedEndpoint({
			...results,
			header: {
				links: [{ link: { url: '/priser', title: 'Priser', target: 'SAME' }, submenu: [] }],
				buttons: [],
			},
		});
		const names = typeDefs.replace(
			/\b(Locale|PostsWhere|SlugKind|Page|Post|MediaItem|Header)\b/g,
			'Own$1',
		);
		endpoint.replaceSchema({ typeDefs: names });
		const content = reader(endpoint.url);
		const { header } = await content.query(GetHeaderDocument, { lang: 'en' });
		expect(header).toMatchObject({ links: [{ link: { title: 'Priser' } }] });
		expect(content.findings).toMatchObject([{ set: { level: 'full', missing: [] } }]);
	});

	it('receives only specified operations after a downgrade', async () => {
		const whole = await startFakeContent();
		await using endpoint = await startSpecifiedEndpoint(results);
		const memory = endpointMemory(recheckMs);
		await reader(whole.url, memory).query(GetPageDocument, danish);
		await whole.close();
		const content = reader(endpoint.url, memory);
		expect((await content.query(GetPageDocument, danish)).page?.title).toBe('Sikkerhed');
	});
});

describe('an endpoint that fails to report its operations', () => {
	it.each<Behavior>(['error', 'html', 'half', 'not-set-up'])(
		'counts as failing while its response is "%s", and is probed again',
		async (behavior) => {
			const endpoint = await startFakeContent();
			endpoint.behavior = behavior;
			const content = reader(endpoint.url);
			await expect(content.query(GetHeaderDocument, { lang: 'en' })).rejects.toBeDefined();
			expect(content.isUnsupported(GetHeaderDocument)).toBe(false);
			expect(content.findings).toEqual([]);
			endpoint.behavior = 'respond';
			expect((await content.query(GetHeaderDocument, { lang: 'en' })).header).not.toBeNull();
			await endpoint.close();
		},
	);

	it('keeps its set of operations', async () => {
		const whole = await startFakeContent();
		await using endpoint = await startSpecifiedEndpoint(results);
		const memory = endpointMemory(recheckMs);
		await reader(endpoint.url, memory).query(GetPageDocument, danish);
		vi.setSystemTime(Date.now() + recheckMs + 1);
		whole.behavior = 'error';
		const content = reader(whole.url, memory);
		await expect(content.query(GetPageDocument, danish)).rejects.toMatchObject(unavailable);
		expect(memory.set?.level).toBe('specified');
		await whole.close();
	});
});
