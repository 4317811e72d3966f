import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('editor@example.com');

const shape = { title: 'Title' };
const send = (method: string, path: string, body?: object, language = 'en') =>
	rest(method, path, {
		token,
		headers: { 'accept-language': language },
		body,
	});
const create = async (data: object): Promise<number> =>
	(await send('POST', '/pages?draft=true', { ...shape, _status: 'draft', ...data })).body.doc.id;

const inUseMessage = (slug: string) =>
	`The address is already used by another document in this language. (${slug})`;

/** The problem that is reported while a slug is entered, or `null`. */
const problemOf = async (query: object, language = 'en') => {
	const params = new URLSearchParams({ collection: 'pages', locale: 'en', ...query });
	return (await send('GET', `/checklist/address?${params}`, undefined, language)).body.problem;
};

it('a slug conflict is reported while the slug is entered, in the language of the interface', async () => {
	const id = String(await create({ slug: 'typed' }));
	expect(await problemOf({ slug: 'typed' })).toBe(inUseMessage('typed'));
	expect(await problemOf({ slug: 'typed' }, 'da')).toMatch(/^Adressen bruges allerede/);
	expect(await problemOf({ slug: 'typed' }, 'de')).toMatch(/^Die Adresse wird in dieser Sprache/);
	expect(await problemOf({ slug: 'typed', id })).toBeNull();
	expect(await problemOf({ slug: 'typed', locale: 'da' })).toBeNull();
	expect(await problemOf({ slug: 'typed', parent: id })).toBeNull();
	expect(await problemOf({ slug: 'api' })).toMatch(/reserved/);
	expect(await problemOf({ slug: 'Not so' })).toMatch(/lower-case/);
	expect(await problemOf({ slug: 'blog', locale: 'de' })).toMatch(/reserved/);
	expect(await problemOf({ slug: 'blog', layout: 'blog', locale: 'de' })).toMatch(/already used/);
	for (const query of ['', '?collection=users&slug=x&locale=en', '?collection=pages&locale=en'])
		expect((await send('GET', `/checklist/address${query}`)).status).toBe(400);
});

it('the checklist reports a slug conflict as an error of its language', async () => {
	await create({ slug: 'listed' });
	const id = await create({ slug: 'listed-too' });
	await send('PATCH', `/pages/${id}?draft=true`, { slug: 'listed', _status: 'draft' });
	const { body } = await send('GET', `/checklist/pages/${id}`);
	expect(body.languages[0].problems).toContainEqual({
		level: 'error',
		path: 'slug',
		message: inUseMessage('listed'),
		section: '',
	});
});

const everyLanguage = 'locale=en&publishAllLocales=true';

it('a slug conflict in one language prevents publishing all languages together', async () => {
	const other = { ...shape, slug: 'optaget', _status: 'draft' };
	expect((await send('POST', '/pages?locale=da&draft=true', other)).status).toBe(201);
	const id = await create({ slug: 'published' });
	const draft = { slug: 'optaget', title: 'B', _status: 'draft' };
	await send('PATCH', `/pages/${id}?locale=da&draft=true`, draft);
	const response = await send('PATCH', `/pages/${id}?${everyLanguage}`, { _status: 'published' });
	expect(fieldErrors(response)).toEqual({ slug: `Danish: ${inUseMessage('optaget')}` });
	await send('PATCH', `/pages/${id}?locale=da&draft=true`, { ...draft, slug: 'fri' });
	const secondResponse = await send('PATCH', `/pages/${id}?${everyLanguage}`, {
		_status: 'published',
	});
	expect(secondResponse.status).toBe(200);
});

describe('publishing', () => {
	it.each([
		['docs', /reserved/],
		['de', /reserved/],
		['blog', /reserved/],
		['Not-Good', /lower-case/],
		['a--b', /lower-case/],
		['home', /already used/],
	])('refuses %s with an error at the field', async (slug, message) => {
		const error = await backend.createPage({ slug }).then(
			() => null,
			(cause) => cause,
		);
		expect(error.data.errors[0]).toMatchObject({
			path: 'slug',
			message: expect.stringMatching(message),
		});
	});

	it('allows the same slug in another language and under another parent', async () => {
		const { docs } = await backend.payload.find({
			collection: 'pages',
			where: { slug: { equals: 'home' } },
		});
		await expect(backend.createPage({ slug: 'om' })).resolves.toBeTruthy();
		await expect(backend.createPage({ slug: 'team', parent: docs[0]?.id })).resolves.toBeTruthy();
	});
});

describe('the slug of a new page', () => {
	let id = 0;
	beforeAll(async () => {
		// The admin creates a new page as an empty draft and autosaves it.
		({ id } = await backend.payload.create({ collection: 'pages', draft: true, data: {} }));
	});

	type Fields = { title?: string; slug?: string | null; _status?: 'published' };
	async function write(data: Fields, locale: 'en' | 'da' = 'en') {
		const { payload } = backend;
		const draft = data._status !== 'published';
		const page = await payload.update({
			collection: 'pages',
			id,
			locale,
			draft,
			autosave: draft,
			data,
		});
		return page.slug;
	}

	it('follows the title until an editor enters another slug', async () => {
		expect(await write({ title: 'Our' })).toBe('our');
		expect(await write({ title: 'Our team', slug: 'our' })).toBe('our-team');
		expect(await write({ title: 'Our team', slug: '' })).toBeNull();
		expect(await write({ title: 'Our whole team', slug: '' })).toBeNull();
		expect(await write({ title: 'Our whole team', slug: 'people' })).toBe('people');
		expect(await write({ title: 'People', slug: 'people' })).toBe('people');
		expect(await write({ title: 'Folk' }, 'da')).toBe('folk');
	});

	it('does not change after the page was published, even when it is unpublished', async () => {
		await write({ title: 'People', slug: 'people', _status: 'published' });
		expect(await write({ title: 'Everybody', slug: 'people' })).toBe('people');
		await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
		expect(await write({ title: 'People', slug: 'people' })).toBe('people');
		expect(await write({ title: 'Somebody', slug: 'people' })).toBe('people');
		const { id: other } = await backend.createPage({ title: 'Tariffs', slug: 'tariffs' });
		id = other;
		expect(await write({ title: 'Takster', slug: '' }, 'da')).toBe('takster');
		expect(await write({ title: 'Taksterne', slug: 'takster' }, 'da')).toBe('taksterne');
	});
});

it('a duplicate is marked as a copy in the title and the slug of each language', async () => {
	const page = { title: 'Prices', slug: 'copied' };
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
	const { id } = (await send('POST', '/releases', { title: 'Herbst' })).body.doc;
	const { body } = await send('POST', `/releases/${id}/duplicate`, {}, 'de');
	expect(body.doc?.title, JSON.stringify(body)).toBe('Herbst (Kopie)');
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
