import { beforeAll, expect, it } from 'vitest';
import { documentTitle } from '../src/plugins/localized-titles/document-title.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
let id: number;
beforeAll(async () => {
	backend = await startTestBackend();
	const person = { email: 'editor@example.com', password: 'three-quiet-herons-wade' } as const;
	await backend.payload.create({ collection: 'users', data: { ...person, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: person })).body.token;
	const category = await backend.payload.create({
		collection: 'categories',
		locale: 'de',
		data: { name: 'Zustellung' },
	});
	id = category.id;
});

const get = (path: string) => rest('GET', path, { token });

it('shows the title of another language, followed by the name of that language', async () => {
	const inDanish = await get(`/categories/${id}?locale=da&depth=0`);
	expect(inDanish.body).toMatchObject({ shownTitle: 'Zustellung (Deutsch)' });
	expect(inDanish.body.name ?? null).toBeNull();
	expect((await get(`/categories/${id}?locale=de`)).body.shownTitle).toBe('Zustellung');
});

it('shows the title of another language when only the title is selected, as relationship fields do', async () => {
	const { body } = await get(
		`/categories?locale=da&depth=0&draft=true&select[shownTitle]=true&where[id][in][0]=${id}`,
	);
	expect(body.docs).toMatchObject([{ id, shownTitle: 'Zustellung (Deutsch)' }]);
});

it('finds a document by its title in any language', async () => {
	const idsByTitle = async (text: string, locale: string) =>
		(
			await get(
				`/categories?locale=${locale}&depth=0&where[and][0][shownTitle][like]=${text}&sort=shownTitle`,
			)
		).body.docs.map((document: { id: number }) => document.id);
	expect(await idsByTitle('zustell', 'da')).toEqual([id]);
	expect(await idsByTitle('zustell', 'de')).toEqual([id]);
	expect(await idsByTitle('nothing-of-the-kind', 'de')).toEqual([]);
});

it('excludes a document by "not equals" if it has the title in any language', async () => {
	const { body } = await get(
		'/categories?locale=da&depth=0&limit=100&where[shownTitle][not_equals]=Zustellung',
	);
	expect(body.docs.map((document: { id: number }) => document.id)).not.toContain(id);
});

it('returns the title in the response to a save, and does not store it', async () => {
	const response = await rest('PATCH', `/categories/${id}?locale=da&depth=0`, {
		token,
		body: { description: 'Om levering', shownTitle: 'invented' },
	});
	expect(response.body.doc.shownTitle).toBe('Zustellung (Deutsch)');
	await rest('PATCH', `/categories/${id}?locale=da&depth=0`, { token, body: { name: 'Levering' } });
	expect((await get(`/categories/${id}?locale=da&draft=true`)).body.shownTitle).toBe('Levering');
});

it('shows the title of versions and drafts the same way', async () => {
	const { payload } = backend;
	const page = await payload.create({
		collection: 'pages',
		draft: true,
		data: { title: 'Only English', navbarTheme: 'light', pageLayout: 'default' },
	});
	const { body } = await get(`/pages/versions?locale=da&depth=0&where[parent][equals]=${page.id}`);
	expect(body.docs[0].version.shownTitle).toBe('Only English (English)');
});

it('sets the browser title of document screens, for people with read access', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({ collection: 'users', limit: 1 });
	const [editor] = docs;
	if (!editor) throw new Error('There is no editor');
	const user = { ...editor, collection: 'users' } as const;
	const data = { name: 'Absender' };
	const { id: categoryId } = await payload.create({ collection: 'categories', locale: 'de', data });
	const titleAt = (path: string, reader: typeof user | null = user, locale: unknown = 'da') =>
		documentTitle({ payload, user: reader, segments: path.split('/'), locale });
	expect(await titleAt(`collections/categories/${categoryId}`)).toBe('Absender (Deutsch)');
	expect(await titleAt(`collections/categories/${categoryId}/versions`, user, 'de')).toBe(
		'Absender',
	);
	expect(await titleAt(`collections/categories/${categoryId}`, null)).toBeUndefined();
	for (const path of [
		'collections/categories',
		'collections/categories/create',
		'globals/header',
		'',
	])
		expect(await titleAt(path), path).toBeUndefined();
	expect(await titleAt('collections/categories/999999')).toBeUndefined();
	expect(await titleAt(`collections/nothing/${categoryId}`)).toBeUndefined();
});
