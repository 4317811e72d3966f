import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchListIds } from '../src/plugins/references/screens/list-ids.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	const account = { email: 'editor@example.com', password: 'a password for tests' };
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: account })).body.token;
});

let pageCount = 0;
async function createPage(status: 'draft' | 'published', title?: string): Promise<number> {
	pageCount += 1;
	const { id } = await backend.payload.create({
		collection: 'pages',
		draft: status === 'draft',
		data: {
			title: title ?? `Bulk ${pageCount}`,
			slug: `bulk-${pageCount}`,
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: status,
		},
	});
	return id;
}

const updateMany = (ids: readonly number[], body: object, query = '') =>
	rest('PATCH', `/pages?depth=0&where[id][in]=${ids.join(',')}${query}`, {
		token,
		body,
		headers: { 'accept-language': 'de' },
	});
const statusOf = async (id: number) =>
	(await backend.payload.findByID({ collection: 'pages', id, depth: 0 }))._status;

it.each([{ _status: 'draft' }, { deletedAt: new Date().toISOString() }])(
	'refuses to unpublish or trash published pages without addressLeads: %o',
	async (body) => {
		const ids = [await createPage('published'), await createPage('published')];
		const refusal = await updateMany(ids, body);
		expect([refusal.status, refusal.body.errors[0].message]).toEqual([
			400,
			expect.stringContaining('wohin die Adressen führen'),
		]);
		expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'published']);
		const success = await updateMany(ids, body, '&addressLeads=gone');
		expect([success.status, success.body.docs.length]).toEqual([200, 2]);
		const { docs } = await backend.payload.find({
			collection: 'redirects',
			where: { from: { in: [`/bulk-${pageCount - 1}`, `/bulk-${pageCount}`] } },
		});
		expect(docs.map(({ status }) => status)).toEqual(['410', '410']);
	},
);

it('needs no addressLeads when an edit only stores a draft', async () => {
	const ids = [await createPage('published'), await createPage('published')];
	const body = { pageLayout: 'simple', _status: 'draft' };
	expect((await updateMany(ids, body, '&draft=true')).status).toBe(200);
	expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'published']);
});

it('restores a published page from the trash as a draft and unpublishes no other page', async () => {
	const [trashedPage, publicPage] = [await createPage('published'), await createPage('published')];
	const trash = { deletedAt: new Date().toISOString() };
	expect((await updateMany([trashedPage], trash, '&addressLeads=gone')).status).toBe(200);
	const restoration = await updateMany(
		[trashedPage, publicPage],
		{ deletedAt: null, _status: 'draft' },
		'&trash=true',
	);
	expect(restoration.status).toBe(200);
	expect(restoration.body.docs.map(({ id }: { id: number }) => id)).toEqual([trashedPage]);
	expect([await statusOf(trashedPage), await statusOf(publicPage)]).toEqual(['draft', 'published']);
});

describe('all documents of a list, including its other pages', () => {
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	/** The result of selecting all `total` documents of the list of pages, for a filter or search words. */
	const selectAll = async (
		total: number,
		query: string,
		search: string | null = null,
		maximum = 100,
	) => {
		vi.stubGlobal('fetch', async (address: string) => {
			const { status, body } = await rest('GET', address, { token });
			return Response.json(body, { status });
		});
		const searchFields = ['shownTitle'];
		const list = { address: '/pages', query, search, searchedFields: searchFields, total };
		return fetchListIds(list, maximum, 'en');
	};
	const everything = '?locale=en&where%5Bid%5D%5Bnot_equals%5D=';
	const titleFilter = (name: string) =>
		`?locale=en&where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Btitle%5D%5Blike%5D=${name}`;

	it('are the documents that match the filter and the search words', async () => {
		const prefix = crypto.randomUUID();
		const ids = [
			await createPage('published', `${prefix} Heron`),
			await createPage('draft', `${prefix} Stork`),
		];
		expect(await selectAll(2, titleFilter(prefix))).toEqual(expect.arrayContaining(ids));
		expect(await selectAll(2, everything, prefix)).toEqual(expect.arrayContaining(ids));
		expect(await selectAll(1, titleFilter(prefix), `${prefix} Stork`)).toEqual([ids[1]]);
		const { totalDocs } = await backend.payload.count({ collection: 'pages' });
		expect(await selectAll(totalDocs, everything)).toHaveLength(totalDocs);
	});

	it('are not selected if there are too many or the list has changed', async () => {
		const prefix = crypto.randomUUID();
		await createPage('published', prefix);
		await createPage('published', prefix);
		expect(await selectAll(2, titleFilter(prefix), null, 1)).toBe('tooMany');
		expect(await selectAll(1, titleFilter(prefix))).toBe('changed');
		expect(await selectAll(1, '?locale=en&where[nothing][equals]=1')).toBe('failed');
	});
});
