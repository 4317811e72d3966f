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
