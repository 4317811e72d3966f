import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../src/plugins/share-links/index.ts';
import { previewOf } from '../src/plugins/share-links/link.ts';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('somebody@example.com');
const id = await pageWithDraft('shared', 'Seen by all', 'Only a draft');

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** Creates a page published in English and Danish, with a newer draft in both. */
async function pageWithDraft(slug: string, published: string, draft: string): Promise<number> {
	const { payload } = backend;
	const page = await backend.createPage({ title: published, slug });
	const versions = (['en', 'da'] as const).map((locale) => ({
		collection: 'pages' as const,
		id: page.id,
		locale,
	}));
	for (const version of versions) {
		const address = version.locale === 'en' ? slug : `${slug}-${version.locale}`;
		const title = `${published} ${version.locale}`;
		await payload.update({ ...version, data: { title, slug: address, _status: 'published' } });
	}
	for (const version of versions) {
		const title = `${draft} ${version.locale}`;
		await payload.update({ ...version, draft: true, data: { title, _status: 'draft' } });
	}
	return page.id;
}

const post = (path: string, body: object) => rest('POST', `/share-links/${path}`, { token, body });

async function createLink(more: object = {}) {
	const { status, body } = await post('make', {
		target: `pages:${id}`,
		languages: ['en'],
		until: inDays(7),
		...more,
	});
	expect(status, JSON.stringify(body)).toBe(200);
	return {
		token: new URL(body.address).searchParams.get('token') ?? '',
		address: body.address,
		links: body.links,
	};
}

const withToken = (token: string) => ({ headers: { 'x-preview-token': token } });

async function titleOf(token: string, slug = 'shared', lang = 'en') {
	const { body } = await backend.query(
		'query ($slug: String!, $lang: Locale!) { page(slug: $slug, lang: $lang) { title } }',
		{ variables: { slug, lang }, ...withToken(token) },
	);
	return body.data.page?.title ?? null;
}

async function fetchSharedPreview(token: string, opens = false) {
	const query =
		'query ($opens: Boolean) { sharedPreview(opens: $opens) { state lang paths everywhere } }';
	const { body } = await backend.query(query, { variables: { opens }, ...withToken(token) });
	return body.data.sharedPreview;
}

describe('a share link', () => {
	it('shows the draft of one document in the chosen language, and nothing else', async () => {
		const other = await pageWithDraft('beside', 'Public beside', 'Secret beside');
		const { token, address } = await createLink();
		expect(address).toMatch(/\/preview\?token=share-[\w-]{43}$/);
		expect(await fetchSharedPreview(token)).toEqual({
			state: 'open',
			lang: 'en',
			paths: ['/shared'],
			everywhere: false,
		});
		expect(await titleOf(token)).toBe('Only a draft en');
		expect(await titleOf(token, 'shared-da', 'da')).toBe('Seen by all da');
		expect(await titleOf(token, 'beside')).toBe('Public beside en');
		expect(other).not.toBe(id);
		expect(await titleOf('')).toBe('Seen by all en');
	});

	it('shows a document that was never published, in each language chosen', async () => {
		const { payload } = backend;
		const page = await payload.create({
			collection: 'pages',
			draft: true,
			data: {
				title: 'New',
				slug: 'never-published',
				_status: 'draft',
			},
		});
		const target = `pages:${page.id}`;
		const { token } = await createLink({ target });
		expect(await titleOf(token, 'never-published')).toBe('New');
		const response = await post('make', { target, languages: ['da'], until: inDays(1) });
		expect(response.status).toBe(400);
		expect(response.body.errors[0].data.errors[0].path).toBe('languages');
	});

	it('is stored as a hash, not as a token', async () => {
		const { token } = await createLink();
		const { docs } = await backend.payload.find({ collection: 'share-links', limit: 100 });
		expect(JSON.stringify(docs)).not.toContain(token);
		expect((await previewOf(backend.payload, token)).shareLink?.target).toBe(`pages:${id}`);
	});

	it('ends at its expiry or when withdrawn; forged tokens are rejected', async () => {
		const { payload } = backend;
		const expiredLink = await createLink();
		await payload.db.updateOne({
			collection: 'share-links',
			id: expiredLink.links[0].id,
			data: { until: inDays(-1) },
		});
		expect(await fetchSharedPreview(expiredLink.token)).toMatchObject({
			state: 'expired',
			paths: [],
		});
		expect(await titleOf(expiredLink.token)).toBe('Seen by all en');

		const withdrawnLink = await createLink();
		expect(await titleOf(withdrawnLink.token)).toBe('Only a draft en');
		expect((await post('withdraw', { id: withdrawnLink.links[0].id })).status).toBe(200);
		expect(await fetchSharedPreview(withdrawnLink.token)).toMatchObject({
			state: 'withdrawn',
			paths: [],
		});
		expect(await titleOf(withdrawnLink.token)).toBe('Seen by all en');

		for (const forged of [`share-${'a'.repeat(43)}`, 'share-', withdrawnLink.token.slice(0, -1)]) {
			expect(await fetchSharedPreview(forged), forged).toBeNull();
			expect(await titleOf(forged)).toBe('Seen by all en');
		}
	});

	it('is listed with its author and how often it was opened', async () => {
		const link = await createLink();
		await fetchSharedPreview(link.token, true);
		await fetchSharedPreview(link.token, true);
		await fetchSharedPreview(link.token);
		const listed = await rest('GET', `/share-links/of?target=pages:${id}`, { token });
		const { links } = listed.body;
		expect(links[0]).toMatchObject({
			madeBy: 'somebody@example.com',
			state: 'open',
			languages: ['en'],
			opened: 2,
			openedAt: expect.any(String),
		});
		expect(JSON.stringify(links)).not.toContain('tokenHash');
	});

	it('is valid for at most 90 days, and not in the past', async () => {
		for (const until of [inDays(91), inDays(-1)]) {
			const { status, body } = await post('make', {
				target: `pages:${id}`,
				languages: ['en'],
				until,
			});
			expect(status).toBe(400);
			expect(body.errors[0].data.errors[0].path).toBe('until');
		}
		expect(
			(await post('make', { target: `pages:${id}`, languages: [], until: inDays(1) })).status,
		).toBe(400);
	});

	it('is created and withdrawn by people who may change the document; both are in the audit log', async () => {
		const { links } = await createLink();
		for (const target of ['users:1', 'pages:99999', 'global:sign-in', 'share-links:1', 'pages:x'])
			expect((await post('make', { target, languages: ['en'], until: inDays(1) })).status).toBe(
				404,
			);
		await post('withdraw', { id: links[0].id });
		const { docs } = await backend.payload.find({
			collection: 'audit-entries',
			where: { place: { equals: `pages:${id}` } },
			sort: '-id',
			limit: 2,
		});
		expect(docs.map(({ action }) => action)).toEqual(['shareLinkWithdrawn', 'shareLinkMade']);
	});

	it('shows the draft of a global on the home page', async () => {
		await backend.payload.updateGlobal({
			slug: 'brand',
			locale: 'en',
			draft: true,
			data: { name: 'Draft brand', _status: 'draft' },
		});
		const { token } = await createLink({ target: 'global:brand' });
		expect(await fetchSharedPreview(token)).toMatchObject({ paths: ['/'] });
		const brand = async (headers: Record<string, string>) =>
			(await backend.query('{ siteSettings(lang: en) { brand } }', { headers })).body.data
				.siteSettings.brand;
		expect(await brand({ 'x-preview-token': token })).toBe('Draft brand');
		expect(await brand({})).not.toBe('Draft brand');
	});
});

it('ended links and lock requests are deleted once they are no longer listed', async () => {
	const { db } = backend.payload;
	const link = (name: string, overrides: object) =>
		db.create({
			collection: 'share-links',
			data: {
				tokenHash: name,
				target: 'pages:1',
				languages: ['en'],
				until: inDays(5),
				...overrides,
			},
		});
	await link('holds', {});
	await link('just-ended', { until: inDays(-2) });
	await link('long-ended', { until: inDays(-31) });
	await link('long-withdrawn', { withdrawnAt: inDays(-31) });
	await deleteExpired(backend.payload);
	const names = ['holds', 'just-ended', 'long-ended', 'long-withdrawn'];
	const links = await backend.payload.find({
		collection: 'share-links',
		where: { tokenHash: { in: names } },
		sort: 'tokenHash',
	});
	expect(links.docs.map(({ tokenHash }) => tokenHash)).toEqual(['holds', 'just-ended']);
});
