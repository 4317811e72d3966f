import { signPreview } from '@website/contracts/signatures';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
let id: number;

beforeAll(async () => {
	backend = await startTestBackend();
	const page = await backend.payload.create({
		collection: 'pages',
		draft: true,
		data: { title: 'Stored', _status: 'draft', navbarTheme: 'light', pageLayout: 'default' },
	});
	id = page.id;
});

const query = `query ($slug: String!, $lang: Locale!) {
	page(slug: $slug, lang: $lang) {
		title
		href
		sections { __typename ... on CleanHeroSection { heading } ... on FaqSection { items { question } } }
	}
}`;

async function queryPage(live: object, { lang = 'en', token = validToken() } = {}) {
	const { body } = await backend.query(query, {
		variables: { slug: 'live-preview', lang },
		extensions: {
			liveDocument: { collection: 'pages', id: String(id), slug: 'live-preview', lang, ...live },
		},
		headers: token ? { 'x-preview-token': token } : {},
	});
	return body;
}

const validToken = () =>
	signPreview('test-preview-secret-test-preview', Math.floor(Date.now() / 1000) + 3_600);

describe('a live document with unsaved values', () => {
	it('replaces the stored document and has the slug of the query', async () => {
		const values = {
			title: 'Typed',
			sections: [{ id: 'a', blockType: 'cleanHero', heading: 'Only typed' }],
		};
		expect(await queryPage({ values })).toMatchObject({
			data: {
				page: {
					title: 'Typed',
					href: '/live-preview',
					sections: [{ __typename: 'CleanHeroSection', heading: 'Only typed' }],
				},
			},
		});
		const document = await backend.payload.findByID({ collection: 'pages', id, draft: true });
		expect(document.title).toBe('Stored');
	});

	it('shows a localized placeholder for a missing value and an empty list for a missing list', async () => {
		const values = {
			sections: [
				{ id: 'a', blockType: 'faq', items: [{ id: 'b', question: '' }] },
				{ id: 'c', blockType: 'faq', items: 0 },
			],
		};
		expect(await queryPage({ values }, { lang: 'da' })).toMatchObject({
			data: {
				page: { sections: [{ items: [{ question: '[Spørgsmål]' }] }, { items: [] }] },
			},
		});
	});

	it('is ignored without a valid token or if it is malformed', async () => {
		const values = { title: 'Typed' };
		expect(await queryPage({ values }, { token: '' })).toMatchObject({ data: { page: null } });
		expect(await queryPage({ values }, { token: '1.bad' })).toMatchObject({ data: { page: null } });
		expect(await queryPage({ values, collection: 'users' })).toMatchObject({
			data: { page: null },
		});
		expect(await queryPage({ values: 'no' })).toMatchObject({ data: { page: null } });
	});

	it('replaces a category, a product and an author where they are shown', async () => {
		const { payload } = backend;
		const createPublished = async (collection: 'categories' | 'authors', data: { name: string }) =>
			(await payload.create({ collection, data: { ...data, _status: 'published' } })).id;
		const queryLive = async (live: object, selection: string) => {
			const { body } = await backend.query(`{ ${selection} }`, {
				extensions: { liveDocument: { lang: 'en', slug: '', ...live } },
				headers: { 'x-preview-token': validToken() },
			});
			return body.data;
		};
		const category = await createPublished('categories', { name: 'Stored' });
		expect(
			await queryLive(
				{
					collection: 'categories',
					id: String(category),
					slug: 'live-preview',
					values: { name: 'Typed', description: 'Words' },
				},
				'category(slug: "live-preview", lang: en) { name description link }',
			),
		).toEqual({
			category: { name: 'Typed', description: 'Words', link: '/blog/category/live-preview' },
		});
		const author = await createPublished('authors', { name: 'Stored' });
		await payload.create({
			collection: 'posts',
			data: {
				title: 'By',
				slug: 'by',
				author,
				date: '2026-01-01T00:00:00.000Z',
				_status: 'published',
			},
		});
		expect(
			await queryLive(
				{ collection: 'authors', id: String(author), values: { name: 'Typed' } },
				'post(slug: "by", lang: en) { author { name } }',
			),
		).toEqual({ post: { author: { name: 'Typed' } } });
		const { docs } = await payload.find({ collection: 'products', limit: 1 });
		const { products } = await queryLive(
			{ collection: 'products', id: String(docs[0]?.id), values: { title: 'Typed product' } },
			'products(lang: en) { title }',
		);
		expect(products).toContainEqual({ title: 'Typed product' });
	});
});
