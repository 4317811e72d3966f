import { signPreview } from '@website/contracts/signatures';
import { createLocalReq, docAccessOperationGlobal } from 'payload';
import { describe, expect, it } from 'vitest';
import { pathIn } from '../src/content/preview/document-path.ts';
import { allDrafts, noDrafts } from '../src/content/preview/draft-view.ts';
import { readVersions } from '../src/plugins/publishing/read-versions.ts';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

const backend = await startTestBackend();

const now = () => Math.floor(Date.now() / 1000);
const secret = 'test-preview-secret-test-preview';

async function titleOf(slug: string, lang: string, token?: string) {
	const { body } = await backend.query(
		'query ($slug: String!, $lang: Locale!) { page(slug: $slug, lang: $lang) { title } }',
		{ variables: { slug, lang }, headers: token ? { 'x-preview-token': token } : {} },
	);
	return body.data.page?.title ?? null;
}

describe('drafts', () => {
	it('are visible only with a valid token', async () => {
		await backend.createPage({ title: 'Secret', slug: 'secret', _status: 'draft' });
		expect(await titleOf('secret', 'en')).toBeNull();
		expect(await titleOf('secret', 'en', signPreview(secret, now() + 3_600))).toBe('Secret');
		expect(await titleOf('secret', 'en', signPreview(secret, now() - 1))).toBeNull();
		expect(await titleOf('secret', 'en', signPreview('another-secret', now() + 3_600))).toBeNull();
	});

	it('are previewed under their parent, even if it is a draft, but not in the trash', async () => {
		const { payload } = backend;
		const _status = 'draft';
		const above = await backend.createPage({ slug: 'above', _status });
		const below = await backend.createPage({ slug: 'below', parent: above.id, _status });
		const req = await createLocalReq({}, payload);
		const { preview } = payload.collections.pages.config.admin;
		const previewPath = async (locale: string, document: object = below) => {
			const url = await preview?.({ ...document }, { locale, req, token: null });
			return url ? new URL(url).searchParams.get('path') : url;
		};
		expect(await previewPath('en')).toBe('/above/below');
		expect(await previewPath('da')).toBeNull();
		expect(await previewPath('en', { ...below, deletedAt: '2026-11-23T12:00:00.000Z' })).toBeNull();
	});

	it('of documents without a page are previewed where they are shown, else on the front page', async () => {
		const { payload } = backend;
		const author = await payload.create({
			collection: 'authors',
			draft: true,
			data: { name: 'Ann' },
		});
		const path = (key: string) => pathIn(payload, key, 'da', allDrafts);
		expect(await path('global:header')).toBe('/da');
		expect(await path(`authors:${author.id}`)).toBe('/da');
		const { id } = await payload.create({
			collection: 'posts',
			draft: true,
			locale: 'da',
			data: { title: 'By', slug: 'af-ann', author: author.id, date: '2026-01-01T00:00:00.000Z' },
		});
		expect(await path(`authors:${author.id}`)).toBe('/da/blog/af-ann');
		expect(await path(`posts:${id}`)).toBe('/da/blog/af-ann');
		expect(await pathIn(payload, `authors:${author.id}`, 'da', noDrafts)).toBe('/da');
	});

	it('of a published page do not change the page for visitors', async () => {
		const { payload } = backend;
		const { docs } = await payload.find({
			collection: 'pages',
			where: { slug: { equals: 'about' } },
		});
		const id = docs[0]?.id ?? 0;
		await backend.updatePage(id, { title: 'Rewritten', _status: 'draft' });
		expect(await titleOf('about', 'en')).toBe('about en');
		expect(await titleOf('about', 'en', signPreview(secret, now() + 3_600))).toBe('Rewritten');
	});
});

describe('the form of a published global', () => {
	// The access requests of the form of a published header: one with the document as read, one with a copy marked as published.
	it.each([
		['author', false, false],
		['translator', true, false],
		['editor', true, false],
		['publisher', true, true],
	] as const)(
		'%s: can save a draft: %s, can publish: %s',
		async (role, canSaveDraft, canPublish) => {
			const { payload } = backend;
			const data = {
				email: `${role}@example.com`,
				password: 'three quiet herons wade',
				role,
				languages: ['da' as const],
			};
			const account = await payload.create({ collection: 'users', data });
			const user = { ...account, collection: 'users' as const };
			const globalConfig = payload.config.globals.find(({ slug }) => slug === 'header');
			if (!globalConfig) throw new Error('There is no header');
			const req = await createLocalReq({ locale: 'da', user }, payload);
			const doc = await payload.findGlobal({
				slug: 'header',
				depth: 0,
				draft: true,
				locale: 'da',
				overrideAccess: false,
				user,
			});
			expect(doc._status).toBe('published');
			const canUpdate = async (data: object) => {
				const { update } = await docAccessOperationGlobal({ data, globalConfig, req });
				return update === true;
			};
			expect([await canUpdate(doc), await canUpdate({ ...doc, _status: 'published' })]).toEqual([
				canSaveDraft,
				canPublish,
			]);
		},
	);
});

it('lists versions of documents and globals with the person who saved them', async () => {
	const { payload } = backend;
	const { id } = await backend.createPage({ title: 'Listed' });
	// The longer text also changes the reading time, which no editor writes.
	const sections = [{ blockType: 'wideCta', heading: 'Read', text: 'word '.repeat(660) }];
	const session = await newSession('somebody@example.com');
	const change = async (path: string, method: string, body: object) => {
		const { status } = await rest(method, path, { token: session.token, body });
		expect(status, path).toBe(200);
	};
	await change(`/pages/${id}?locale=en&draft=true`, 'PATCH', { sections, _status: 'draft' });
	await change('/globals/footer?locale=en&draft=true', 'POST', { _status: 'draft' });
	const account = await payload.findByID({ collection: 'users', id: session.id });
	const req = await createLocalReq({ user: { ...account, collection: 'users' } }, payload);
	const pages = await readVersions(req, { collection: 'pages', id, hasPublished: true });
	expect(pages.map(({ by, state }) => [by, state])).toEqual([
		['somebody@example.com', 'currentDraft'],
		[null, 'currentlyPublished'],
	]);
	expect(pages[0]?.changes).toEqual([{ language: 'en', fields: ['Sections'] }]);
	const footer = await readVersions(req, { global: 'footer', hasPublished: true });
	expect(footer[0]).toMatchObject({ by: 'somebody@example.com', state: 'currentDraft' });
});

const page = await backend.payload.create({
	collection: 'pages',
	draft: true,
	data: { title: 'Stored', _status: 'draft' },
});
const id = page.id;

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

describe('a new document', () => {
	it('of an article has the author with the name of the person, in any language', async () => {
		const { token } = await newSession('nora@example.com', { name: 'Nora Nilsen' });
		const { payload } = backend;
		const data = { name: 'Nora Nilsen' };
		const { id } = await payload.create({
			collection: 'authors',
			draft: true,
			locale: 'da',
			data,
		});
		const post = { title: 'Own', _status: 'draft' };
		const { body } = await rest('POST', '/posts?draft=true&depth=0', { token, body: post });
		expect(body.doc.author).toBe(id);
	});

	it('has one entry in a list that needs one, and is called by its kind without a title', async () => {
		const { token } = await newSession('otto@example.com');
		const page = { sections: [{ blockType: 'featureCards' }], _status: 'draft' };
		const created = await rest('POST', '/pages?draft=true&depth=0', { token, body: page });
		expect(created.body.doc.sections[0].cards).toHaveLength(1);
		const path = `/pages/${created.body.doc.id}?draft=true&depth=0`;
		const headers = { 'accept-language': 'de' };
		const { body } = await rest('GET', path, { token, headers });
		expect(body.shownTitle).toBe('Seite ohne Titel');
	});
});
