import { stringify } from 'csv-stringify/sync';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { importList } from '../src/platform/csv/csv-list.ts';
import { redirectList } from '../src/plugins/redirects/csv-list.ts';
import { LeadsToCell } from '../src/plugins/redirects/leads-to-cell.tsx';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

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
	const page = await payload.create({
		collection: 'pages',
		locale: 'en',
		data: {
			title: 'Target',
			slug: 'target',
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: 'published',
		},
	});
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
