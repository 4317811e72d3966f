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

it('names a document by the title of another language, marked with it', async () => {
	const inDanish = await get(`/categories/${id}?locale=da&depth=0`);
	expect(inDanish.body).toMatchObject({ shownTitle: 'Zustellung (Deutsch)' });
	expect(inDanish.body.name ?? null).toBeNull();
	expect((await get(`/categories/${id}?locale=de`)).body.shownTitle).toBe('Zustellung');
});

it('names it so where nothing but its name is read, as relation fields do', async () => {
	const { body } = await get(
		`/categories?locale=da&depth=0&draft=true&select[shownTitle]=true&where[id][in][0]=${id}`,
	);
	expect(body.docs).toMatchObject([{ id, shownTitle: 'Zustellung (Deutsch)' }]);
});

it('is found by its title in any language, and by nothing else', async () => {
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

it('leaves out by "not" what has the title in no language', async () => {
	const { body } = await get(
		'/categories?locale=da&depth=0&limit=100&where[shownTitle][not_equals]=Zustellung',
	);
	expect(body.docs.map((document: { id: number }) => document.id)).not.toContain(id);
});

it('says the name in what a save answers, and stores nothing of it', async () => {
	const saved = await rest('PATCH', `/categories/${id}?locale=da&depth=0`, {
		token,
		body: { description: 'Om levering', shownTitle: 'invented' },
	});
	expect(saved.body.doc.shownTitle).toBe('Zustellung (Deutsch)');
	await rest('PATCH', `/categories/${id}?locale=da&depth=0`, { token, body: { name: 'Levering' } });
	expect((await get(`/categories/${id}?locale=da&draft=true`)).body.shownTitle).toBe('Levering');
});

it('names versions and drafts the same way', async () => {
	const { payload } = backend;
	const page = await payload.create({
		collection: 'pages',
		draft: true,
		data: { title: 'Only English', navbarTheme: 'light', pageLayout: 'default' },
	});
	const { body } = await get(`/pages/versions?locale=da&depth=0&where[parent][equals]=${page.id}`);
	expect(body.docs[0].version.shownTitle).toBe('Only English (English)');
});

it('names the screens of a document in the browser, for who may read it', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({ collection: 'users', limit: 1 });
	const [editor] = docs;
	if (!editor) throw new Error('There is no editor');
	const user = { ...editor, collection: 'users' } as const;
	const data = { name: 'Absender' };
	const { id: own } = await payload.create({ collection: 'categories', locale: 'de', data });
	const titleAt = (path: string, who: typeof user | null = user, locale: unknown = 'da') =>
		documentTitle({ payload, user: who, segments: path.split('/'), locale });
	expect(await titleAt(`collections/categories/${own}`)).toBe('Absender (Deutsch)');
	expect(await titleAt(`collections/categories/${own}/versions`, user, 'de')).toBe('Absender');
	expect(await titleAt(`collections/categories/${own}`, null)).toBeUndefined();
	for (const other of [
		'collections/categories',
		'collections/categories/create',
		'globals/header',
		'',
	])
		expect(await titleAt(other), other).toBeUndefined();
	expect(await titleAt('collections/categories/999999')).toBeUndefined();
	expect(await titleAt(`collections/nothing/${own}`)).toBeUndefined();
});
