import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
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
	// The parameters are carried to the target.
	expect(await problemOf(create('/alone.php?id=1', '/alone.php'))).toMatchObject({
		path: 'to.url',
	});
	await create('/first.php', '/second.php');
	expect(await problemOf(create('/second.php?id=1', '/first.php'))).toMatchObject({
		path: 'to.url',
	});
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
