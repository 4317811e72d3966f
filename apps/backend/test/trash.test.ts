import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textCollections } from '@website/contracts/entities';
import { type CollectionSlug, createLocalReq } from 'payload';
import { afterEach, describe, expect, it } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { findRedirects } from '../src/plugins/redirects/api.ts';
import {
	deletedWithDocument,
	emptyTrash,
	keptAfterDeletion,
} from '../src/plugins/retention/index.ts';
import { trashedStates } from '../src/plugins/translations/states/screens/cells.tsx';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';
import { readTables } from './stored-tables.ts';

const day = 24 * 60 * 60 * 1000;

const backend = await startTestBackend();
const { payload } = backend;
const { token: editorToken } = await newSession('editor@example.com');
const { token: adminToken } = await newSession('admin@example.com', { role: 'admin' });

const asEditor = (path: string, method: string, body?: object) =>
	rest(method, `/${path}`, { token: editorToken, body });
const trash = (path: string) => asEditor(path, 'PATCH', { deletedAt: new Date().toISOString() });

const newPage = async (slug: string) => (await backend.createPage({ title: slug, slug })).id;

async function contentData(query: string) {
	const { body } = await backend.query(query);
	return body.data;
}

describe('the trash', () => {
	it('unpublishes a page at once, frees its slug, and restores it as a draft', async () => {
		const id = await newPage('gone');
		const page =
			'{ page(slug: "gone", lang: en) { id } sitemap(lang: en, first: 1000) { nodes { href } } }';
		expect((await contentData(page)).page).toEqual({ id: String(id) });
		expect((await trash(`pages/${id}`)).status).toBe(200);
		const after = await contentData(page);
		expect(after.page).toBeNull();
		expect(JSON.stringify(after.sitemap)).not.toContain('/gone');
		expect((await asEditor('pages?where[slug][equals]=gone', 'GET')).body.totalDocs).toBe(0);
		const list = await asEditor('pages?trash=true&where[deletedAt][exists]=true', 'GET');
		expect(list.body.docs.map((document: { id: number }) => document.id)).toContain(id);

		const marks = await trashedStates(payload, 'pages', id);
		expect(marks.map(({ language, state }) => [language, state])).toEqual([['en', 'draft']]);

		const second = await newPage('gone');
		const publishResponse = await asEditor(`pages/${id}?trash=true`, 'PATCH', {
			deletedAt: null,
			_status: 'published',
		});
		expect(publishResponse.status).toBe(400);
		expect(JSON.stringify(publishResponse.body)).toContain('comes back from the trash as a draft');
		const restoreResponse = await asEditor(`pages/${id}?trash=true`, 'PATCH', {
			deletedAt: null,
			_status: 'draft',
		});
		expect(restoreResponse.status).toBe(200);
		expect((await contentData(page)).page).toEqual({ id: String(second) });
	});

	it('names who moved a document to it, in every collection', async () => {
		const withTrash = payload.config.collections.filter(({ trash: hasTrash }) => hasTrash);
		const namesNobody = withTrash.filter(({ flattenedFields }) =>
			flattenedFields.every(({ name }) => name !== 'changedBy'),
		);
		expect(namesNobody.map(({ slug }) => slug)).toEqual([]);
		const data = { from: '/old-harbor', locale: 'en', status: '410' } as const;
		const { id } = await payload.create({ collection: 'redirects', data });
		expect((await trash(`redirects/${id}`)).status).toBe(200);
		const list = await asEditor('redirects?trash=true&where[deletedAt][exists]=true', 'GET');
		expect(list.body.docs).toMatchObject([{ id, changedBy: 'editor@example.com' }]);
	});

	it('removes categories, authors and files from the content that refers to them', async () => {
		const post =
			'{ post(slug: "first", lang: en) { author { name } categories { name } featuredImage { url } } }';
		const [category] = (await payload.find({ collection: 'categories', limit: 1 })).docs;
		const [author] = (await payload.find({ collection: 'authors', limit: 1 })).docs;
		const [file] = (
			await payload.find({
				collection: 'media',
				limit: 1,
				where: { mimeType: { contains: 'svg' } },
			})
		).docs;
		await payload.create({
			collection: 'posts',
			data: {
				title: 'First',
				slug: 'first',
				date: new Date().toISOString(),
				author: author?.id ?? 0,
				categories: [category?.id ?? 0],
				featuredImage: file?.id ?? 0,
				_status: 'published',
			},
		});
		expect((await contentData(post)).post).toMatchObject({
			author: { name: expect.any(String) },
			categories: [{ name: expect.any(String) }],
			featuredImage: { url: expect.any(String) },
		});
		const path = `media/file/${file?.filename}`;
		expect((await rest('GET', `/${path}`)).status).toBe(200);
		for (const documentPath of [
			`categories/${category?.id}`,
			`authors/${author?.id}`,
			`media/${file?.id}`,
		])
			expect((await trash(documentPath)).status).toBe(200);
		expect((await contentData(post)).post).toEqual({
			author: null,
			categories: [],
			featuredImage: null,
		});
		expect((await rest('GET', `/${path}`)).status).toBe(404);
		expect((await asEditor(path, 'GET')).status).toBe(200);
		await asEditor(`media/${file?.id}?trash=true`, 'PATCH', { deletedAt: null });
		expect((await rest('GET', `/${path}`)).status).toBe(200);
	});

	it('is emptied by administrators, and automatically after its retention period', async () => {
		const id = await newPage('for-good');
		expect((await asEditor(`pages/${id}`, 'DELETE')).status).toBe(403);
		await trash(`pages/${id}`);
		expect((await asEditor(`pages/${id}?trash=true`, 'DELETE')).status).toBe(403);
		const file = await payload.create({
			collection: 'media',
			data: { alt: 'A dot' },
			file: {
				data: Buffer.from(
					'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>',
				),
				name: 'dot.svg',
				mimetype: 'image/svg+xml',
				size: 93,
			},
		});
		await trash(`media/${file.id}`);
		const path = join(environment.MEDIA_DIR, file.filename ?? '');
		const inTrash = async () =>
			(await payload.count({ collection: 'pages', where: { id: { equals: id } }, trash: true }))
				.totalDocs;
		await emptyTrash(payload, Date.now() + 29 * day);
		expect(await inTrash()).toBe(1);
		expect(existsSync(path)).toBe(true);
		expect(await emptyTrash(payload, Date.now() + 31 * day)).toBeGreaterThanOrEqual(2);
		expect(await inTrash()).toBe(0);
		expect(existsSync(path)).toBe(false);
		const other = await newPage('by-an-administrator');
		await trash(`pages/${other}`);
		expect((await rest('DELETE', `/pages/${other}?trash=true`, { token: adminToken })).status).toBe(
			200,
		);
	});
});

describe('deletion', () => {
	const createPage = () => newPage(`page-${crypto.randomUUID()}`);
	const insertRow = (collection: CollectionSlug, data: Record<string, unknown>) =>
		payload.db.create({ collection, data });
	const count = async (collection: CollectionSlug, field: string, value: unknown) =>
		(await payload.find({ collection, where: { [field]: { equals: value } }, trash: true }))
			.totalDocs;

	it.each([...textCollections, 'users'] as const)(
		'does not reuse the id of a deleted document of %s',
		async (collection) => {
			const createDocument = async () => {
				if (collection !== 'users')
					return (await payload.create({ collection, draft: true, data: { _status: 'draft' } })).id;
				const [email, password] = [`${crypto.randomUUID()}@example.com`, crypto.randomUUID()];
				return (await payload.create({ collection, data: { email, password, role: 'author' } })).id;
			};
			const first = await createDocument();
			await payload.delete({ collection, id: first, trash: true });
			expect(await createDocument()).toBeGreaterThan(Number(first));
		},
	);

	it('handles every field that contains the key of a document', () => {
		const fields = payload.config.collections.flatMap(({ slug, flattenedFields }) =>
			flattenedFields
				.filter(({ name, type }) => type === 'text' && ['holder', 'target', 'place'].includes(name))
				.map(({ name }) => `${slug}.${name}`),
		);
		const handledFields = [...deletedWithDocument, ...keptAfterDeletion];
		expect(fields.sort()).toEqual(
			handledFields.map((each) => `${each.collection}.${each.field}`).sort(),
		);
	});

	it('deletes the rows about a document with it, and no others', async () => {
		const [deletedId, otherId] = [await createPage(), await createPage()];
		for (const id of [deletedId, otherId]) {
			const target = `pages:${id}`;
			await insertRow('usages', { holder: target, target: 'media:1', path: 'x' });
			await insertRow('reviews', {
				...{ target, author: 1, authorName: 'A', reviewer: 2, reviewerName: 'B' },
				state: 'waiting',
			});
			const until = new Date().toISOString();
			await insertRow('share-links', { target, tokenHash: target, languages: ['en'], until });
			const plan = { title: 'Plan', single: true, publishAt: '2999-01-01T00:00:00.000Z' };
			const { id: release } = await payload.db.create({ collection: 'releases', data: plan });
			await insertRow('release-members', { release, target });
		}
		await payload.delete({ collection: 'pages', id: deletedId });
		const rows = async (id: number) => [
			...(await Promise.all(
				deletedWithDocument.map(({ collection, field }) => count(collection, field, `pages:${id}`)),
			)),
			await count('translation-states', 'key', `pages:${id}:en`),
			await count('release-members', 'target', `pages:${id}`),
		];
		expect(await rows(deletedId)).toEqual([0, 0, 0, 0, 0]);
		expect(await rows(otherId)).toEqual([1, 1, 1, 1, 1]);
	});

	it('deletes the rows of its fields, and references to it, in the database', async () => {
		const id = await createPage();
		const to = { reference: { relationTo: 'pages' as const, value: id } };
		await payload.create({
			collection: 'redirects',
			data: { from: '/stored', to, locale: 'en', status: '301' },
		});
		const stored = async () => {
			const { rows } = await readTables(payload);
			return [rows.get('redirects_rels')?.pages_id, rows.get('pages_locales')?._parent_id];
		};
		expect(await stored()).toContain(String(id));
		await payload.delete({ collection: 'pages', id });
		expect(await stored()).not.toContain(String(id));
	});

	it('deletes the members of a release with it', async () => {
		const { id } = await payload.create({
			collection: 'releases',
			data: { title: 'Spring', languages: ['en'] },
		});
		await insertRow('release-members', { release: id, target: 'pages:1' });
		await payload.delete({ collection: 'releases', id });
		expect(await count('release-members', 'release', id)).toBe(0);
	});

	describe('redirects to a deleted document', () => {
		const createRedirect = async (target: number, from: string, overrides: object = {}) => {
			const reference = { relationTo: 'pages' as const, value: target };
			const data = {
				from,
				to: { reference },
				locale: 'en' as const,
				status: '301' as const,
				...overrides,
			};
			await payload.create({ collection: 'redirects', data });
		};
		const redirectFrom = async (from: string) => {
			const req = await createLocalReq({}, payload);
			const [match] = await findRedirects(req, { from: { equals: from } }, { trash: true });
			return match ? [match.status, match.to?.url ?? match.to?.reference ?? null] : null;
		};
		const names = ['/was', '/trashed', '/ended'];
		afterEach(async () => {
			await payload.delete({
				collection: 'redirects',
				where: { from: { in: names } },
				trash: true,
			});
		});
		const deletePageWithRedirects = async (addressLeads?: string) => {
			const id = await createPage();
			await createRedirect(id, '/was');
			await createRedirect(id, '/trashed', { deletedAt: new Date().toISOString() });
			await createRedirect(id, '/ended', { status: '410' });
			await payload.delete({
				collection: 'pages',
				id,
				context: addressLeads ? { addressLeads } : {},
			});
			return id;
		};

		it('are deleted with it, except those with status 410', async () => {
			const id = await deletePageWithRedirects();
			expect(await Promise.all(names.map(redirectFrom))).toEqual([null, null, ['410', null]]);
			expect(await count('usages', 'target', `pages:${id}`)).toBe(0);
		});

		it('get status 410 if the request sets it', async () => {
			await deletePageWithRedirects('gone');
			expect(await redirectFrom('/was')).toEqual(['410', null]);
		});

		it('lead to the target in the request and no longer reference the document', async () => {
			const otherId = await createPage();
			const id = await deletePageWithRedirects('/elsewhere');
			expect(await redirectFrom('/was')).toEqual(['301', '/elsewhere']);
			expect(await count('usages', 'target', `pages:${id}`)).toBe(0);
			await payload.delete({
				collection: 'redirects',
				where: { from: { in: names } },
				trash: true,
			});
			await deletePageWithRedirects(`pages:${otherId}`);
			expect(await redirectFrom('/was')).toEqual(['301', { relationTo: 'pages', value: otherId }]);
		});
	});
});
