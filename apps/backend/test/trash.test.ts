import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { emptyTrash } from '../src/plugins/retention/empty-trash.ts';
import { trashedStates } from '../src/plugins/translations/states/screens/cells.tsx';
import { json, startRest } from './http/rest.ts';

const day = 24 * 60 * 60 * 1000;
const editorAccount = { email: 'editor@example.com', password: 'a password for editors' };

let backend: Awaited<ReturnType<typeof startRest>>;
let editorToken: string | undefined;
beforeAll(async () => {
	backend = await startRest();
	const { payload } = backend;
	await payload.create({ collection: 'users', data: { ...editorAccount, role: 'publisher' } });
	editorToken = (await payload.login({ collection: 'users', data: editorAccount })).token;
});

const asEditor = (path: string, method: string, body?: object) =>
	backend.anonymousRequest(path, {
		method,
		headers: { ...json, authorization: `JWT ${editorToken}` },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
const trash = (path: string) => asEditor(path, 'PATCH', { deletedAt: new Date().toISOString() });

const newPage = async (slug: string) => {
	const { id } = await backend.payload.create({
		collection: 'pages',
		data: { title: slug, slug, navbarTheme: 'light', pageLayout: 'default', _status: 'published' },
	});
	return id;
};

async function contentData(query: string) {
	const { body } = await backend.content(query);
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
		expect((await (await asEditor('pages?where[slug][equals]=gone', 'GET')).json()).totalDocs).toBe(
			0,
		);
		const list = await asEditor('pages?trash=true&where[deletedAt][exists]=true', 'GET');
		expect((await list.json()).docs.map((document: { id: number }) => document.id)).toContain(id);

		const marks = await trashedStates(backend.payload, 'pages', id);
		expect(marks.map(({ language, state }) => [language, state])).toEqual([['en', 'draft']]);

		const second = await newPage('gone');
		const publishResponse = await asEditor(`pages/${id}?trash=true`, 'PATCH', {
			deletedAt: null,
			_status: 'published',
		});
		expect(publishResponse.status).toBe(400);
		expect(await publishResponse.text()).toContain('comes back from the trash as a draft');
		const restoreResponse = await asEditor(`pages/${id}?trash=true`, 'PATCH', {
			deletedAt: null,
			_status: 'draft',
		});
		expect(restoreResponse.status).toBe(200);
		expect((await contentData(page)).page).toEqual({ id: String(second) });
	});

	it('names who moved a document to it, in every collection', async () => {
		const withTrash = backend.payload.config.collections.filter(({ trash: hasTrash }) => hasTrash);
		const namesNobody = withTrash.filter(({ flattenedFields }) =>
			flattenedFields.every(({ name }) => name !== 'changedBy'),
		);
		expect(namesNobody.map(({ slug }) => slug)).toEqual([]);
		const data = { from: '/old-harbor', locale: 'en', status: '410' } as const;
		const { id } = await backend.payload.create({ collection: 'redirects', data });
		expect((await trash(`redirects/${id}`)).status).toBe(200);
		const list = await asEditor('redirects?trash=true&where[deletedAt][exists]=true', 'GET');
		expect((await list.json()).docs).toMatchObject([{ id, changedBy: editorAccount.email }]);
	});

	it('removes categories, authors and files from the content that refers to them', async () => {
		const { payload } = backend;
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
		expect((await backend.anonymousRequest(path)).status).toBe(200);
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
		expect((await backend.anonymousRequest(path)).status).toBe(404);
		expect((await asEditor(path, 'GET')).status).toBe(200);
		await asEditor(`media/${file?.id}?trash=true`, 'PATCH', { deletedAt: null });
		expect((await backend.anonymousRequest(path)).status).toBe(200);
	});

	it('is emptied by administrators, and automatically after its retention period', async () => {
		const { payload } = backend;
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
		expect((await backend.request(`pages/${other}?trash=true`, { method: 'DELETE' })).status).toBe(
			200,
		);
	});
});
