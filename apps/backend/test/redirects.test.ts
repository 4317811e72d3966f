import { stringify } from 'csv-stringify/sync';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { importList } from '../src/platform/csv/csv-list.ts';
import { redirectList } from '../src/plugins/redirects/csv-list.ts';
import { LeadsToCell } from '../src/plugins/redirects/leads-to-cell.tsx';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('editor@example.com');

const createRedirect = (from: string) =>
	backend.payload.create({
		collection: 'redirects',
		data: { from, to: { url: '/there' }, locale: 'en', status: '301' },
	});

const problemOf = (work: Promise<unknown>) =>
	work.then(
		() => null,
		(cause) => cause.data.errors[0],
	);

const refusal = { path: 'from', message: 'There is a redirect for this address already.' };

it('allows one redirect per old URL outside the trash', async () => {
	const { payload } = backend;
	const { id } = await createRedirect('/twice');
	expect(await problemOf(createRedirect('/twice/'))).toMatchObject(refusal);
	const change = { collection: 'redirects', id } as const;
	await payload.update({ ...change, data: { status: '302' } });
	await payload.update({ ...change, data: { deletedAt: new Date().toISOString() } });
	const { id: second } = await createRedirect('/twice');
	const restore = payload.update({ ...change, trash: true, data: { deletedAt: null } });
	expect(await problemOf(restore)).toMatchObject(refusal);
	await payload.delete({ collection: 'redirects', id: second });
	await payload.update({ ...change, trash: true, data: { deletedAt: null } });
	expect(await problemOf(createRedirect('/twice'))).toMatchObject(refusal);
});

it('an old address with a query has its own redirect, found also with further parameters', async () => {
	const { query } = backend;
	const create = (from: string, url: string) =>
		backend.payload.create({
			collection: 'redirects',
			data: { from, to: { url }, locale: 'en', status: '301' },
		});
	const targetOf = async (path: string) => {
		const { body } = await query(`{ redirect(path: ${JSON.stringify(path)}) { to } }`);
		return body.data.redirect?.to ?? null;
	};
	// TYPO3 has the page's number in `id` and its language in `L`.
	expect(await create('/index.php?id=26', '/there')).toMatchObject({ from: '/index.php?id=26' });
	expect(await targetOf('/index.php?id=27')).toBeNull();
	await create('/index.php?id=26&L=1', '/der');
	await create('/index.php', '/start');
	expect(await problemOf(create('/index.php?L=1&id=26', '/other'))).toMatchObject(refusal);
	expect(await targetOf('/index.php?id=26')).toBe('/there');
	expect(await targetOf('/Index.php?utm_source=mail&id=26')).toBe('/there');
	expect(await targetOf('/index.php?id=26&L=1&gclid=x')).toBe('/der');
	expect(await targetOf('/index.php?id=27')).toBe('/start');
	expect(await targetOf('/index.php')).toBe('/start');
	// The parameters of the old address are not carried to the target, so that this is no loop.
	await create('/alone.php?id=1', '/alone.php');
	const { body } = await query('{ redirect(path: "/alone.php?id=1&L=2") { to query } }');
	expect(body.data.redirect).toEqual({ to: '/alone.php', query: 'id=1' });
});

const invisible = '\u200b';
const redirect = (from: string, url: string) => ({
	from,
	to: { url },
	locale: 'en',
	status: '301',
});

/** Creates a redirect by the form's REST endpoint, and by the import of a CSV list. */
const waysIn: [string, (from: string, url: string) => Promise<unknown>][] = [
	[
		'REST',
		(from, url) =>
			backend.payload.create({ collection: 'redirects', data: redirect(from, url) as never }),
	],
	[
		'CSV',
		async (from, url) => {
			const req = await createLocalReq({}, backend.payload);
			const bytes = Buffer.from(
				stringify([
					['from', 'to', 'locale', 'status'],
					[from, url, 'en', '301'],
				]),
			);
			const { errors } = await importList(req, redirectList, bytes, { dryRun: false });
			if (errors.length === 0) return;
			const [{ column, message } = { column: null, message: '' }] = errors;
			throw Object.assign(new Error(message), {
				data: { errors: [{ path: column === 'to' ? 'to.url' : column, message }] },
			});
		},
	],
];

describe.each(waysIn)('by %s', (way, add) => {
	it.each([
		['/docs', '/pricing', 'from', 'The site itself answers'],
		['/da/search', '/pricing', 'from', 'The site itself answers'],
		['/images/logo.png', '/pricing', 'from', 'The site itself answers'],
		['/about.md', '/pricing', 'from', 'The site itself answers'],
		['https://www.other.example/old', '/pricing', 'from', 'an address of another site'],
		['//other.example/old', '/pricing', 'from', 'an address of another site'],
		['/old/*', '/pricing', 'from', '* does not stand for others'],
		['/old-target', '#estimator', 'to.url', 'A redirect leads to'],
		['/old-target', 'mailto:a@b.example', 'to.url', 'A redirect leads to'],
		['/old-target', 'tel:+4511', 'to.url', 'A redirect leads to'],
		['/old-target', '//evil.example', 'to.url', ''],
		['/old-target', 'https://', 'to.url', 'not complete'],
		['/old-target', 'https://a..example', 'to.url', 'not complete'],
		['/old-target', '/a b', 'to.url', 'no spaces'],
	])('%s to %s is refused: %s', async (from, url, path, message) => {
		expect(await problemOf(add(from, url))).toMatchObject({
			path,
			message: expect.stringContaining(message),
		});
	});

	it('a whole URL of this site is its path, and what is copied along at the ends is dropped', async () => {
		const { origin } = new URL(process.env.SITE_URL ?? '');
		const old = `/whole-${way.toLowerCase()}`;
		await add(
			`${origin.replace('http:', 'https:')}${old}/?b=2&a=1${invisible}`,
			` /Łódź${invisible}`,
		);
		const { docs } = await backend.payload.find({
			collection: 'redirects',
			where: { from: { equals: `${old}?a=1&b=2` } },
		});
		expect(docs).toMatchObject([{ to: { url: '/Łódź' } }]);
	});
});

it('a redirect of an earlier release that cannot work keeps its other fields changeable, and its line importable', async () => {
	const { payload } = backend;
	const { id } = await createRedirect('/of-before');
	const stored = await payload.db.findOne<{ id: number }>({
		collection: 'redirects',
		where: { id: { equals: id } },
	});
	await payload.db.updateOne({
		collection: 'redirects',
		id,
		data: { ...stored, from: '/docs', to: { url: 'mailto:a@b.example' } },
	});
	await payload.update({ collection: 'redirects', id, data: { status: '302' } });
	const { body } = await backend.query('{ redirect(path: "/docs") { to } }');
	expect(body.data.redirect).toBeNull();
	const req = await createLocalReq({}, payload);
	const list = Buffer.from('from,to,locale,status\n/docs,mailto:a@b.example,en,302\n');
	expect(await importList(req, redirectList, list, { dryRun: false })).toMatchObject({
		ok: true,
		unchanged: 1,
	});
	expect(
		await problemOf(
			payload.update({ collection: 'redirects', id, data: { to: { url: 'tel:+45' } } }),
		),
	).toMatchObject({ path: 'to.url' });
});

it('the list shows each target: the current URL of a document, any other URL unchanged, a dash if empty', async () => {
	const { payload } = backend;
	const page = await backend.createPage({ slug: 'target' });
	const i18n = { language: 'de' };
	const markup = async (rowData: object) =>
		renderToStaticMarkup(await LeadsToCell({ payload, i18n, rowData }));
	const reference = { relationTo: 'pages', value: page.id };
	expect(await markup({ to: { reference, anchor: 'part' }, locale: 'en' })).toBe('/target#part');
	expect(await markup({ to: { reference }, locale: 'da' })).toContain('nichts veröffentlicht');
	expect(await markup({ to: { url: 'https://example.com/x' }, locale: 'en' })).toBe(
		'https://example.com/x',
	);
	expect(await markup({ to: {}, locale: 'en' })).toBe('–');
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

describe('a new URL of a published document', () => {
	it('creates a permanent redirect in its language, and no chain of redirects', async () => {
		const { id } = await backend.createPage({ slug: name });
		await backend.updatePage(id, { slug: `${name}-da`, title: 'D' }, 'da');
		await backend.updatePage(id, { slug: `${name}-b` });
		await backend.updatePage(id, { slug: `${name}-c` });
		expect(await visit(`/${name}`)).toEqual({ to: `/${name}-c`, status: 301 });
		expect(await visit(`/${name}-b`)).toEqual({ to: `/${name}-c`, status: 301 });
		expect(await visit(`/da/${name}-da`)).toBeNull();
		await backend.updatePage(id, { slug: `${name}-dansk` }, 'da');
		expect(await visit(`/da/${name}-da`)).toEqual({ to: `/da/${name}-dansk`, status: 301 });
	});

	it('deletes a redirect from the new URL', async () => {
		const { id } = await backend.createPage({ slug: name });
		await backend.updatePage(id, { slug: `${name}-b` });
		await backend.updatePage(id, { slug: name });
		expect(await visit(`/${name}`)).toBeNull();
		expect(await visit(`/${name}-b`)).toEqual({ to: `/${name}`, status: 301 });
	});

	it('creates redirects for child pages and for a page with a new parent', async () => {
		const parent = await backend.createPage({ slug: name });
		const other = await backend.createPage({ slug: `${name}-other` });
		const child = await backend.createPage({ slug: 'below', parent: parent.id });
		await backend.updatePage(parent.id, { slug: `${name}-b` });
		expect(await visit(`/${name}/below`)).toEqual({ to: `/${name}-b/below`, status: 301 });
		await backend.updatePage(child.id, { parent: other.id });
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
		const { id } = await backend.createPage({ slug: name });
		await backend.updatePage(id, { slug: `${name}-b`, _status: 'draft' });
		expect(await visit(`/${name}`)).toBeNull();
		await backend.updatePage(id, {});
		expect(await visit(`/${name}`)).toEqual({ to: `/${name}-b`, status: 301 });
	});

	it('creates no redirect if the change is rolled back', async () => {
		const { id } = await backend.createPage({ slug: name });
		await expect(backend.updatePage(id, { slug: 'Not good' })).rejects.toThrow();
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
		const { id } = await backend.createPage({ slug: name });
		const target = await backend.createPage({ slug: `${name}-target` });
		await backend.updatePage(id, { slug: `${name}-b` });
		expect((await patch(id, `pages:${target.id}`)).status).toBe(200);
		for (const path of [`/${name}`, `/${name}-b`])
			expect(await visit(path)).toEqual({ to: `/${name}-target`, status: 301 });
	});

	it('redirects its URL and those of its child pages to a path', async () => {
		const { id } = await backend.createPage({ slug: name });
		await backend.createPage({ slug: 'below', parent: id });
		await patch(id, '/about');
		expect(await visit(`/${name}`)).toEqual({ to: '/about', status: 301 });
		expect(await visit(`/${name}/below`)).toEqual({ to: '/about', status: 301 });
	});

	it('sets status 410 until the document is published again', async () => {
		const { id } = await backend.createPage({ slug: name });
		await patch(id, 'gone');
		expect(await visit(`/${name}`)).toEqual({ to: null, status: 410 });
		await backend.updatePage(id, { slug: `${name}-b`, _status: 'published' });
		expect(await visit(`/${name}`)).toEqual({ to: `/${name}-b`, status: 301 });
	});

	it('creates no redirect without addressLeads', async () => {
		const { id } = await backend.createPage({ slug: name });
		await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
		expect(await visit(`/${name}`)).toBeNull();
	});

	it('treats the URL of a trashed or deleted document the same way', async () => {
		const { id } = await backend.createPage({ slug: name });
		const body = { deletedAt: new Date().toISOString() };
		const response = await rest('PATCH', `/pages/${id}?addressLeads=gone`, { token, body });
		expect(response.status).toBe(200);
		expect(await visit(`/${name}`)).toEqual({ to: null, status: 410 });
		const other = await backend.createPage({ slug: `${name}-b` });
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
			const { id } = await backend.createPage({ slug: name });
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
		await backend.createPage({ slug: name });
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
		const req = await createLocalReq({}, backend.payload);
		return importList(req, redirectList, Buffer.from(csv), { dryRun });
	};

	it('can be exported and imported without changes', async () => {
		const { id } = await backend.createPage({ slug: name });
		await backend.updatePage(id, { slug: `${name}-b` });
		const response = await rest('GET', '/redirects/export.csv', { token });
		expect(response.body).toContain(`/${name},/${name}-b,en,301`);
		const report = await send(response.body);
		expect(report).toMatchObject({ ok: true, created: 0, updated: 0 });
		expect(report.unchanged).toBe(report.lines);
	});

	it('reports the changes in a dry run, and a target that is a document follows its URL', async () => {
		const { id } = await backend.createPage({ slug: name });
		const csv = `from,to,locale,status\n/${name}-old,/${name}#team,en,301\n/${name}-gone,,en,410\n`;
		expect(await send(csv, true)).toMatchObject({ ok: true, dryRun: true, created: 2 });
		expect(await visit(`/${name}-old`)).toBeNull();
		expect(await send(csv)).toMatchObject({ ok: true, created: 2 });
		expect(await visit(`/${name}-gone`)).toEqual({ to: null, status: 410 });
		await backend.updatePage(id, { slug: `${name}-b` });
		expect(await visit(`/${name}-old`)).toEqual({ to: `/${name}-b#team`, status: 301 });
	});

	it('stores nothing if a line is invalid, and reports every invalid line', async () => {
		await backend.createPage({ slug: name });
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
