import { signPreview } from '@website/contracts/signatures';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathIn } from '../src/content/preview/document-path.ts';
import { allDrafts, noDrafts } from '../src/content/preview/draft-view.ts';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

const now = () => Math.floor(Date.now() / 1000);
const secret = 'test-preview-secret-test-preview';
const draft = { _status: 'draft', navbarTheme: 'light', pageLayout: 'default' } as const;

async function titleOf(slug: string, lang: string, token?: string) {
	const { body } = await backend.query(
		'query ($slug: String!, $lang: Locale!) { page(slug: $slug, lang: $lang) { title } }',
		{ variables: { slug, lang }, headers: token ? { 'x-preview-token': token } : {} },
	);
	return body.data.page?.title ?? null;
}

describe('drafts', () => {
	it('are visible only with a valid token', async () => {
		const { payload } = backend;
		await payload.create({
			collection: 'pages',
			draft: true,
			data: { ...draft, title: 'Secret', slug: 'secret' },
		});
		expect(await titleOf('secret', 'en')).toBeNull();
		expect(await titleOf('secret', 'en', signPreview(secret, now() + 3_600))).toBe('Secret');
		expect(await titleOf('secret', 'en', signPreview(secret, now() - 1))).toBeNull();
		expect(await titleOf('secret', 'en', signPreview('another-secret', now() + 3_600))).toBeNull();
	});

	it('are previewed under their parent, even if it is a draft, but not in the trash', async () => {
		const { payload } = backend;
		const create = (slug: string, parent?: number) =>
			payload.create({
				collection: 'pages',
				draft: true,
				data: { ...draft, title: slug, slug, parent: parent ?? null },
			});
		const above = await create('above');
		const below = await create('below', above.id);
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
		await payload.update({
			collection: 'pages',
			id,
			draft: true,
			data: { title: 'Rewritten', _status: 'draft' },
		});
		expect(await titleOf('about', 'en')).toBe('about en');
		expect(await titleOf('about', 'en', signPreview(secret, now() + 3_600))).toBe('Rewritten');
	});
});
