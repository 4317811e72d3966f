import { beforeAll, describe, expect, it } from 'vitest';
import { indexReferences } from '../src/plugins/references/index-references.ts';
import type { UsedBy } from '../src/plugins/references/read-references.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	await indexReferences(backend.payload);
	const account = { email: 'editor@example.com', password: 'a password for tests' };
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: account })).body.token;
});

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

const createPage = (data: Record<string, unknown>) =>
	backend.payload.create({
		collection: 'pages',
		data: {
			title: 'T',
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: 'published',
			...data,
		},
	});

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
		const referrer = await createPage({ slug: 'used-form', sections });
		expect(await fetchUsedBy('forms', id)).toMatchObject([
			{ key: `pages:${referrer.id}`, draftOnly: false },
		]);
	});

	it('marks references of drafts, follows saves, and removes those of deleted documents', async () => {
		const target = await createPage({ slug: 'used-target' });
		const referrer = await createPage({ slug: 'used-holder' });
		expect(await fetchUsedBy('pages', target.id)).toEqual([]);
		const sections = [
			{ blockType: 'wideCta' as const, heading: 'H', buttons: [{ link: link(target.id) }] },
		];
		await backend.payload.update({
			collection: 'pages',
			id: referrer.id,
			draft: true,
			data: { sections: JSON.parse(JSON.stringify(sections)), _status: 'draft' },
		});
		expect(await fetchUsedBy('pages', target.id)).toMatchObject([
			{ key: `pages:${referrer.id}`, draftOnly: true, title: 'T' },
		]);
		await backend.payload.update({
			collection: 'pages',
			id: referrer.id,
			data: { _status: 'published' },
		});
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
