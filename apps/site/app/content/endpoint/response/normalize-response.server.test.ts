import { describe, expect, it } from 'vitest';
import { mediaAddress } from '#shared/addresses/media-path.ts';
import { GetFooterDocument, GetPageDocument, GetPostDocument } from '../../generated/documents';
import { operationOf } from '../request/operation.server';
import { normalizeResponse } from '../response/normalize-response.server';
import { ContractViolation } from './contract-violation';

const options = {
	target: { lang: 'en' as const, slug: 'about' },
	cleanHtml: (html: string) => html.replace(/<script.*?<\/script>/g, ''),
	fileAddress: (url: string) => mediaAddress(url, { mediaOrigin: 'https://media.example' }),
	animationAddress: (url: string) => url.replace('https://lottie.example', '/animations'),
	isSupported: () => true,
};
const page = (fields: object) => ({ page: { title: 'About', slug: 'about', ...fields } });
const normalizePage = (fields: object) =>
	normalizeResponse(page(fields), operationOf(GetPageDocument).shape, options);
const sections = (...list: unknown[]) => {
	const { data, leftOut } = normalizePage({ sections: list });
	return { sections: Object(data.page).sections, leftOut };
};
const hero = { __typename: 'HeroSection', heading: 'A' };

describe('normalizeResponse', () => {
	it('omits a section of which only an empty list would be left', () => {
		const links = (...paths: string[]) => ({
			...{ __typename: 'LinkListSection', heading: 'More' },
			links: paths.map((url) => ({ link: { url, title: url, target: '_self' } })),
		});
		const isSupported = (url: string) => url !== '/docs';
		const { shape } = operationOf(GetPageDocument);
		const parts = page({ sections: [links('/docs'), links('/docs', '/about')] });
		const { data, leftOut } = normalizeResponse(parts, shape, { ...options, isSupported });
		expect(Object(data.page).sections).toMatchObject([{ links: [{ link: { url: '/about' } }] }]);
		expect(leftOut).toEqual([]);
	});

	it('omits and reports invalid and unknown sections', () => {
		const broken = { __typename: 'FaqSection', heading: 'Questions', items: null };
		const invalid = { __typename: 'HeroSection', heading: { rendered: 'B' } };
		const unknown = { __typename: 'MapSection', heading: 'C' };
		const result = sections(hero, broken, invalid, unknown, null, 'text', {
			...hero,
			heading: 'D',
		});
		expect(result.sections.map(({ heading }: { heading: string }) => heading)).toEqual(['A', 'D']);
		expect(result.leftOut).toEqual([
			{ path: 'page.sections[1]', reason: 'items is missing' },
			{ path: 'page.sections[2]', reason: 'heading {"rendered":"B"} is not a String' },
			{ path: 'page.sections[3]', reason: 'is of the unknown type "MapSection"' },
			{ path: 'page.sections[4]', reason: 'is of the unknown type ""' },
			{ path: 'page.sections[5]', reason: 'is of the unknown type ""' },
		]);
	});

	it.each([null, undefined, ''])(
		'treats %s as an unset field and fills in the empty value',
		(unset) => {
			const fields = [
				'eyebrow',
				'heading',
				'text',
				'buttons',
				'image',
				'animation',
				'theme',
				'notes',
			];
			const empty = Object.fromEntries(fields.map((name) => [name, unset]));
			const result = sections({ ...hero, ...empty });
			expect(result.leftOut).toEqual([]);
			expect(result.sections[0]).toMatchObject({
				...{ eyebrow: '', heading: '', text: '', buttons: [], image: null, animation: null },
				...{ theme: 'light', notes: [], id: 'page-sections-0-' },
			});
		},
	);

	it('rewrites links to files to the site’s URLs', () => {
		const buttons = [{ link: { url: 'https://media.example/prices.pdf' } }];
		const result = sections({ ...hero, buttons });
		expect(result.sections[0].buttons[0].link.url).toBe('/content/prices.pdf');
	});

	it('rewrites canonical URLs and breadcrumbs to the site’s URLs', () => {
		const url = 'https://media.example/about/';
		const { data } = normalizePage({
			seo: { canonical: url, opengraphUrl: url, breadcrumbs: [{ url, text: 'A' }] },
		});
		expect(Object(data.page).seo).toMatchObject({
			canonical: '/about',
			opengraphUrl: '/about',
			breadcrumbs: [{ url: '/about' }],
		});
	});

	it('drops an invalid optional value or list entry and keeps its parent', () => {
		const buttons = [{ link: { title: 'Nowhere' } }, { link: { url: '/x' }, style: 'LINK' }];
		const result = sections({ ...hero, image: { alt: 'no address' }, buttons, notes: 'none' });
		expect(result.sections[0]).toMatchObject({
			image: null,
			notes: [],
			buttons: [{ link: { url: '/x', title: '', target: '_self' }, style: 'link' }],
		});
		expect(result.leftOut.map(({ path }) => path)).toEqual([
			'page.sections[0].buttons[0]',
			'page.sections[0].image',
			'page.sections[0].notes',
		]);
	});

	it.each([
		['date', 'the day before', ''],
		['dateGmt', '2024-13-45', ''],
		['title', 7, '7'],
		['title', { rendered: 'A' }, ''],
		['seo', 'none', { title: '', metaDesc: '' }],
		['blogSections', 'none', []],
		['author', { name: null }, null],
	])('normalizes the %s %j of an article', (name, value, expected) => {
		const { shape } = operationOf(GetPostDocument);
		const { data } = normalizeResponse({ post: { slug: 'a', [name]: value } }, shape, options);
		expect(data.post).toMatchObject({ slug: 'a', [name]: expected });
	});

	it('rejects an article without a slug', () => {
		const { shape } = operationOf(GetPostDocument);
		expect(() => normalizeResponse({ post: { title: 'A' } }, shape, options)).toThrow(
			ContractViolation,
		);
	});

	it('replaces invalid prices and currencies, and drops breadcrumbs with an invalid URL', () => {
		const products = [
			{ title: 'A', price: 'much', currency: 'EUR' },
			{ title: 'B', price: 0.05, currency: 'euro' },
			{ title: 'C', price: '', currency: '' },
		];
		const result = sections({ __typename: 'PricingTableSection', products });
		expect(result.sections[0].products).toMatchObject([
			{ price: null, currency: 'EUR' },
			{ price: '0.05', currency: 'EUR' },
			{ price: null, currency: 'EUR' },
		]);
		const crumbs = {
			breadcrumbs: [
				{ url: 'https://[', text: 'A' },
				{ url: '/b', text: 'B' },
			],
		};
		const seo = Object(normalizePage({ seo: crumbs }).data.page).seo;
		expect(seo.breadcrumbs).toEqual([{ url: '/b', text: 'B' }]);
	});

	it.each([
		['an object', { v: '5.9.0', layers: [] }],
		['JSON as text', '{"v":"5.9.0","layers":[]}'],
		['JSON as text with a byte order mark', '\uFEFF{"v":"5.9.0","layers":[]}\r\n'],
	])('accepts animation data that is %s', (_kind, animationData) => {
		const animation = { __typename: 'Animation', animationData };
		expect(sections({ ...hero, animation }).sections[0].animation.animationData).toEqual({
			v: '5.9.0',
			layers: [],
		});
	});

	it.each(['{"v":', '[]', '5'])('omits a section whose animation data is %s', (animationData) => {
		const animation = { __typename: 'Animation', animationData };
		const { leftOut } = sections({ ...hero, animation });
		expect(leftOut).toHaveLength(1);
	});

	it('sanitizes HTML, rewrites URLs of files and animations, and drops unrequested fields', () => {
		const result = sections({
			...hero,
			secret: 'x',
			text: '<p>A</p><script>x()</script>',
			image: { __typename: 'Image', url: 'https://media.example/a.svg' },
			animation: { __typename: 'Animation', animationLink: 'https://lottie.example/a.json' },
		});
		expect(result.sections[0]).not.toHaveProperty('secret');
		expect(result.sections[0]).toMatchObject({
			text: '<p>A</p>',
			image: { url: '/content/a.svg', mimeType: 'image/svg+xml' },
			animation: { animationLink: '/animations/a.json', loop: true, speed: 1, width: '100%' },
		});
	});

	it('accepts URLs on another host and locales with a region', () => {
		const { data } = normalizePage({
			href: 'https://cms.example/about/',
			locale: 'en_US',
			translations: [{ href: 'https://cms.example/da/om/', locale: 'da_DK' }],
		});
		expect(data.page).toMatchObject({
			href: '/about',
			locale: 'en',
			translations: [
				{ locale: 'en', href: '/about' },
				{ locale: 'da', href: '/da/om' },
			],
		});
	});

	it('distinguishes a null response from a missing one', () => {
		const { shape } = operationOf(GetFooterDocument);
		expect(normalizeResponse({ footer: null }, shape, options).data).toEqual({ footer: null });
		for (const response of [{}, null, 'footer', { footer: 'text' }, { footer: [] }]) {
			expect(() => normalizeResponse(response, shape, options)).toThrow(ContractViolation);
		}
	});
});
