import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexReferences } from '../src/plugins/references/index-references.ts';
import type { UsedBy } from '../src/plugins/references/read-references.ts';
import { fetchListIds } from '../src/plugins/references/screens/list-ids.ts';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

const backend = await startTestBackend();
await indexReferences(backend.payload);
const { token } = await newSession('editor@example.com');

async function idOf(collection: 'pages' | 'posts' | 'categories' | 'products', slug: string) {
	const field = collection === 'products' ? 'title' : 'slug';
	const { docs } = await backend.payload.find({
		collection,
		where: { [field]: { equals: slug } },
		limit: 1,
	});
	return docs[0]?.id ?? 0;
}

async function fetchUsedBy(collection: string, id: number): Promise<UsedBy[]> {
	const { status, body } = await rest('GET', `/used-in/${collection}/${id}`, { token });
	expect(status).toBe(200);
	expect(body.complete).toBe(true);
	return body.usedBy;
}

const keysOf = (usedBy: readonly UsedBy[]) => usedBy.map(({ key }) => key).sort();

const link = (id: number) => ({
	title: 'There',
	reference: { relationTo: 'pages' as const, value: id },
});

describe('used in', () => {
	it('finds links in sections, texts, menus and redirects of imported content', async () => {
		const about = await idOf('pages', 'about');
		const home = await idOf('pages', 'home');
		const usedBy = await fetchUsedBy('pages', about);
		expect(keysOf(usedBy)).toContain('global:header');
		expect(keysOf(usedBy)).toContain(`pages:${home}`);
		const redirects = usedBy.filter(({ key }) => key.startsWith('redirects:'));
		// One redirect refers to the page, the other to the path /about.
		expect(redirects.map(({ title }) => title).sort()).toEqual(['/gone', '/old']);
		const inText = usedBy.find(({ key }) => key === `pages:${home}`)?.uses[0];
		expect(inText?.path).toBe('sections.0.text');
		expect(inText?.place.map(({ da }) => da)).toEqual(['Sektioner', 'Åbning', 'Tekst']);
	});

	it('finds files, products, authors and categories', async () => {
		const { payload } = backend;
		const home = `pages:${await idOf('pages', 'home')}`;
		const sms = await idOf('products', 'SMS');
		expect(keysOf(await fetchUsedBy('products', sms))).toContain(home);
		const picture = await payload.find({
			collection: 'media',
			where: { filename: { contains: 'picture' } },
		});
		expect(keysOf(await fetchUsedBy('media', picture.docs[0]?.id ?? 0))).toContain(home);
		const { docs } = await payload.find({ collection: 'posts', limit: 1, depth: 0 });
		const author = Number(docs[0]?.author);
		expect(keysOf(await fetchUsedBy('authors', author))).toContain(`posts:${docs[0]?.id}`);
	});

	it('finds the pages that show a form', async () => {
		const { id } = await backend.payload.create({
			collection: 'forms',
			data: {
				name: 'Contact',
				kind: 'message',
				keepDays: 30,
				consentVersion: 1,
				fields: [{ name: 'email', kind: 'email' }],
			},
		});
		const sections = [{ blockType: 'form', heading: 'Write', form: id, theme: 'light' }];
		const referrer = await backend.createPage({ slug: 'used-form', sections });
		expect(await fetchUsedBy('forms', id)).toMatchObject([
			{ key: `pages:${referrer.id}`, draftOnly: false },
		]);
	});

	it('marks references of drafts, follows saves, and removes those of deleted documents', async () => {
		const target = await backend.createPage({ slug: 'used-target' });
		const referrer = await backend.createPage({ slug: 'used-holder' });
		expect(await fetchUsedBy('pages', target.id)).toEqual([]);
		const sections = [
			{ blockType: 'wideCta' as const, heading: 'H', buttons: [{ link: link(target.id) }] },
		];
		await backend.updatePage(referrer.id, {
			sections: JSON.parse(JSON.stringify(sections)),
			_status: 'draft',
		});
		expect(await fetchUsedBy('pages', target.id)).toMatchObject([
			{ key: `pages:${referrer.id}`, draftOnly: true, title: 'Page' },
		]);
		await backend.updatePage(referrer.id, {});
		expect(await fetchUsedBy('pages', target.id)).toMatchObject([{ draftOnly: false }]);
		await backend.payload.delete({ collection: 'pages', id: referrer.id });
		expect(await fetchUsedBy('pages', target.id)).toEqual([]);
	});

	it('supports content collections only', async () => {
		for (const path of ['users/1', 'pages/x', 'pages/-1', 'usages/1'])
			expect((await rest('GET', `/used-in/${path}`, { token })).status).toBe(404);
		expect((await rest('GET', '/usages', { token })).status).toBe(403);
	});
});

describe('bulk actions', () => {
	let pageCount = 0;
	async function createPage(status: 'draft' | 'published', title?: string): Promise<number> {
		pageCount += 1;
		const page = { title: title ?? 'Bulk', slug: `bulk-${pageCount}`, _status: status };
		return (await backend.createPage(page)).id;
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
		const [trashedPage, publicPage] = [
			await createPage('published'),
			await createPage('published'),
		];
		const trash = { deletedAt: new Date().toISOString() };
		expect((await updateMany([trashedPage], trash, '&addressLeads=gone')).status).toBe(200);
		const restoration = await updateMany(
			[trashedPage, publicPage],
			{ deletedAt: null, _status: 'draft' },
			'&trash=true',
		);
		expect(restoration.status).toBe(200);
		expect(restoration.body.docs.map(({ id }: { id: number }) => id)).toEqual([trashedPage]);
		expect([await statusOf(trashedPage), await statusOf(publicPage)]).toEqual([
			'draft',
			'published',
		]);
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
});
