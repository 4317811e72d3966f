import { beforeAll, expect, it } from 'vitest';
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

const send = (method: string, path: string, body: object, language = 'en') =>
	rest(method, path, { token, body, headers: { 'accept-language': language } });

it('a duplicate is marked as a copy in the title and the slug of each language', async () => {
	const page = { title: 'Prices', slug: 'copied', navbarTheme: 'light', pageLayout: 'default' };
	const { id } = (await send('POST', '/pages?draft=true', { ...page, _status: 'draft' })).body.doc;
	const danish = { title: 'Priser', slug: 'kopieret', _status: 'draft' };
	await send('PATCH', `/pages/${id}?locale=da&draft=true`, danish);
	const { body } = await send('POST', `/pages/${id}/duplicate?locale=en&draft=true`, {});
	const copy = await backend.payload.findByID({
		collection: 'pages',
		id: body.doc.id,
		locale: 'all',
		draft: true,
		depth: 0,
	});
	expect(copy.title).toMatchObject({ en: 'Prices (copy)', da: 'Priser (kopi)' });
	expect(copy.slug).toMatchObject({ en: 'copied-copy', da: 'kopieret-kopi' });
	expect(copy._status).toBe('draft');
});

it('a duplicate of an unlocalized document is marked in the language of the interface', async () => {
	const { id } = (await send('POST', '/patterns', { name: 'Vorlage' })).body.doc;
	const { body } = await send('POST', `/patterns/${id}/duplicate`, {}, 'de');
	expect(body.doc.name).toBe('Vorlage (Kopie)');
});

it('bulk edit offers no title, slug or read-only field', () => {
	const { config } = backend.payload;
	const bulkEditFields = (slug: string) =>
		config.collections
			.find((one) => one.slug === slug)
			?.flattenedFields.flatMap(({ name, admin }) => (admin?.disableBulkEdit ? [] : [name]));
	for (const slug of ['pages', 'posts', 'products', 'categories', 'authors', 'redirects'])
		for (const name of ['title', 'name', 'slug', 'from', 'changedBy', 'readingTime'])
			expect(bulkEditFields(slug), slug).not.toContain(name);
	expect(bulkEditFields('pages')).toEqual(expect.arrayContaining(['navbarTheme', 'parent']));
});
