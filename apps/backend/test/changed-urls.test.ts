import type { RequestContext } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { fieldErrors, rest } from './rest.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	const account = { email: 'editor@example.com', password: 'a password for tests' };
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: account })).body.token;
});

async function visit(path: string) {
	const { body } = await backend.query(
		'query ($path: String!) { redirect(path: $path) { to status } }',
		{
			variables: { path },
		},
	);
	return body.data.redirect;
}

let counter = 0;
let name = '';
beforeEach(() => {
	counter += 1;
	name = `moving-${counter}`;
});

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

const updatePage = (
	id: number,
	data: Record<string, unknown>,
	{ locale = 'en', context = {} }: { locale?: 'en' | 'da'; context?: RequestContext } = {},
) =>
	backend.payload.update({
		collection: 'pages',
		id,
		locale,
		data: { _status: 'published', ...data },
		context,
	});

describe('a new URL of a published document', () => {
	it('creates a permanent redirect in its language, and no chain of redirects', async () => {
		const { id } = await createPage({ slug: name });
		await updatePage(id, { slug: `${name}-da`, title: 'D' }, { locale: 'da' });
		await updatePage(id, { slug: `${name}-b` });
		await updatePage(id, { slug: `${name}-c` });
		expect(await visit(`/${name}`)).toEqual({ to: `/${name}-c`, status: 301 });
		expect(await visit(`/${name}-b`)).toEqual({ to: `/${name}-c`, status: 301 });
		expect(await visit(`/da/${name}-da`)).toBeNull();
		await updatePage(id, { slug: `${name}-dansk` }, { locale: 'da' });
		expect(await visit(`/da/${name}-da`)).toEqual({ to: `/da/${name}-dansk`, status: 301 });
	});

	it('deletes a redirect from the new URL', async () => {
		const { id } = await createPage({ slug: name });
		await updatePage(id, { slug: `${name}-b` });
		await updatePage(id, { slug: name });
		expect(await visit(`/${name}`)).toBeNull();
		expect(await visit(`/${name}-b`)).toEqual({ to: `/${name}`, status: 301 });
	});

	it('creates redirects for child pages and for a page with a new parent', async () => {
		const parent = await createPage({ slug: name });
		const other = await createPage({ slug: `${name}-other` });
		const child = await createPage({ slug: 'below', parent: parent.id });
		await updatePage(parent.id, { slug: `${name}-b` });
		expect(await visit(`/${name}/below`)).toEqual({ to: `/${name}-b/below`, status: 301 });
		await updatePage(child.id, { parent: other.id });
		expect(await visit(`/${name}-b/below`)).toEqual({ to: `/${name}-other/below`, status: 301 });
		expect(await visit(`/${name}/below`)).toEqual({ to: `/${name}-other/below`, status: 301 });
	});

	it('creates redirects for posts and categories', async () => {
		const { payload } = backend;
		const category = await payload.create({
			collection: 'categories',
			data: { name: 'C', slug: name, _status: 'published' },
		});
		await payload.update({
			collection: 'categories',
			id: category.id,
			data: { slug: `${name}-b`, _status: 'published' },
		});
		expect(await visit(`/blog/category/${name}`)).toEqual({
			to: `/blog/category/${name}-b`,
			status: 301,
		});
		const post = await payload.create({
			collection: 'posts',
			data: { title: 'P', slug: name, date: new Date().toISOString(), _status: 'published' },
		});
		await payload.update({
			collection: 'posts',
			id: post.id,
			data: { slug: `${name}-b`, _status: 'published' },
		});
		expect(await visit(`/blog/${name}`)).toEqual({ to: `/blog/${name}-b`, status: 301 });
	});

	it('of a draft creates a redirect only when it is published', async () => {
		const { id } = await createPage({ slug: name });
		await backend.payload.update({
			collection: 'pages',
			id,
			draft: true,
			data: { slug: `${name}-b`, _status: 'draft' },
		});
		expect(await visit(`/${name}`)).toBeNull();
		await updatePage(id, { _status: 'published' });
		expect(await visit(`/${name}`)).toEqual({ to: `/${name}-b`, status: 301 });
	});

	it('creates no redirect if the change is rolled back', async () => {
		const { id } = await createPage({ slug: name });
		await expect(updatePage(id, { slug: 'Not good' })).rejects.toThrow();
		expect(await visit(`/${name}`)).toBeNull();
	});
});

describe('unpublishing a document', () => {
	const patch = (id: number, leads: string) =>
		rest('PATCH', `/pages/${id}?addressLeads=${encodeURIComponent(leads)}`, {
			token,
			body: { _status: 'draft' },
		});

	it('redirects its URL, and earlier redirects to it, to a document', async () => {
		const { id } = await createPage({ slug: name });
		const target = await createPage({ slug: `${name}-target` });
		await updatePage(id, { slug: `${name}-b` });
		expect((await patch(id, `pages:${target.id}`)).status).toBe(200);
		for (const path of [`/${name}`, `/${name}-b`])
			expect(await visit(path)).toEqual({ to: `/${name}-target`, status: 301 });
	});

	it('redirects its URL and those of its child pages to a path', async () => {
		const { id } = await createPage({ slug: name });
		await createPage({ slug: 'below', parent: id });
		await patch(id, '/about');
		expect(await visit(`/${name}`)).toEqual({ to: '/about', status: 301 });
		expect(await visit(`/${name}/below`)).toEqual({ to: '/about', status: 301 });
	});

	it('sets status 410 until the document is published again', async () => {
		const { id } = await createPage({ slug: name });
		await patch(id, 'gone');
		expect(await visit(`/${name}`)).toEqual({ to: null, status: 410 });
		await updatePage(id, { slug: `${name}-b`, _status: 'published' });
		expect(await visit(`/${name}`)).toEqual({ to: `/${name}-b`, status: 301 });
	});

	it('creates no redirect without addressLeads', async () => {
		const { id } = await createPage({ slug: name });
		await updatePage(id, { _status: 'draft' });
		expect(await visit(`/${name}`)).toBeNull();
	});

	it('treats the URL of a trashed or deleted document the same way', async () => {
		const { id } = await createPage({ slug: name });
		const body = { deletedAt: new Date().toISOString() };
		const response = await rest('PATCH', `/pages/${id}?addressLeads=gone`, { token, body });
		expect(response.status).toBe(200);
		expect(await visit(`/${name}`)).toEqual({ to: null, status: 410 });
		const other = await createPage({ slug: `${name}-b` });
		await backend.payload.delete({
			collection: 'pages',
			id: other.id,
			context: { addressLeads: 'gone' },
		});
		expect(await visit(`/${name}-b`)).toEqual({ to: null, status: 410 });
	});

	it.each(['elsewhere', 'javascript:alert(1)', 'users:1', '//evil.example'])(
		'refuses %s as the redirect target and does not unpublish',
		async (leads) => {
			const { id } = await createPage({ slug: name });
			const response = await patch(id, leads);
			expect(response.status).toBe(400);
			expect(fieldErrors(response)).toHaveProperty('addressLeads');
			const { docs } = await backend.payload.find({
				collection: 'pages',
				where: { id: { equals: id } },
			});
			expect(docs[0]?._status).toBe('published');
		},
	);
});

describe('a redirect created by hand', () => {
	const create = (data: Record<string, unknown>) =>
		rest('POST', '/redirects', { token, body: { locale: 'en', status: '301', ...data } });

	it('is refused at a live URL, without a target, to itself or in a loop', async () => {
		await createPage({ slug: name });
		expect(fieldErrors(await create({ from: `/${name}`, to: { url: '/about' } }))).toHaveProperty(
			'from',
		);
		const from = `/${name}-a`;
		expect(fieldErrors(await create({ from, to: {} }))).toHaveProperty(['to.reference']);
		expect(fieldErrors(await create({ from, to: { url: `${from}/?x=1` } }))).toHaveProperty([
			'to.url',
		]);
		await create({ from: `/${name}-b`, to: { url: `/${name}-c` } });
		await create({ from: `/${name}-c`, to: { url: `/${name}-d` } });
		const loop = await create({ from: `/${name}-d`, to: { url: `/${name}-b` } });
		expect(fieldErrors(loop)).toHaveProperty(['to.url']);
	});

	it('is resolved to its final target in one step', async () => {
		await create({ from: `/${name}-a`, to: { url: `/${name}-b` } });
		await create({ from: `/${name}-b`, to: { url: `/${name}-c` } });
		expect(await visit(`/${name}-a`)).toEqual({ to: `/${name}-c`, status: 301 });
		await create({ from: `/${name}-0`, to: { url: `/${name}-a` } });
		expect(await visit(`/${name}-0`)).toEqual({ to: `/${name}-c`, status: 301 });
	});
});

describe('the list of redirects as CSV', () => {
	const send = async (csv: string, dryRun = false) => {
		const { importList } = await import('../src/platform/csv/csv-list.ts');
		const { redirectList } = await import('../src/plugins/redirects/csv-list.ts');
		const { createLocalReq } = await import('payload');
		const req = await createLocalReq({}, backend.payload);
		return importList(req, redirectList, Buffer.from(csv), { dryRun });
	};

	it('can be exported and imported without changes', async () => {
		const { id } = await createPage({ slug: name });
		await updatePage(id, { slug: `${name}-b` });
		const response = await rest('GET', '/redirects/export.csv', { token });
		expect(response.body).toContain(`/${name},/${name}-b,en,301`);
		const report = await send(response.body);
		expect(report).toMatchObject({ ok: true, created: 0, updated: 0 });
		expect(report.unchanged).toBe(report.lines);
	});

	it('reports the changes in a dry run, and a target that is a document follows its URL', async () => {
		const { id } = await createPage({ slug: name });
		const csv = `from,to,locale,status\n/${name}-old,/${name}#team,en,301\n/${name}-gone,,en,410\n`;
		expect(await send(csv, true)).toMatchObject({ ok: true, dryRun: true, created: 2 });
		expect(await visit(`/${name}-old`)).toBeNull();
		expect(await send(csv)).toMatchObject({ ok: true, created: 2 });
		expect(await visit(`/${name}-gone`)).toEqual({ to: null, status: 410 });
		await updatePage(id, { slug: `${name}-b` });
		expect(await visit(`/${name}-old`)).toEqual({ to: `/${name}-b#team`, status: 301 });
	});

	it('stores nothing if a line is invalid, and reports every invalid line', async () => {
		await createPage({ slug: name });
		const csv = [
			'from,to,locale,status',
			`/${name}-good,/about,en,301`,
			`/${name},/about,en,301`,
			'elsewhere,/about,en,301',
			`/${name}-x,javascript:alert(1),en,301`,
			`/${name}-y,pages/999999,en,301`,
			`/${name}-z,/about,fr,999`,
			`/${name}-1,/${name}-2,en,301`,
			`/${name}-2,/${name}-1,en,301`,
			`/${name}-good,/contact,en,301`,
			`/${name}.php?id=1,/${name}.php,en,301`,
			`/${name}.php?id=2&L=0,/contact,en,301`,
			`/${name}.php?L=0&id=2,/about,en,301`,
		].join('\n');
		const report = await send(csv);
		expect(report.ok).toBe(false);
		expect(report.errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
			'3 from',
			'4 from',
			'5 to',
			'6 to',
			'7 locale',
			'7 status',
			'8 to',
			'9 to',
			'10 null',
			'13 null',
		]);
		expect(await visit(`/${name}-good`)).toBeNull();
	});
});
