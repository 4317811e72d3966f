import { beforeAll, expect, it } from 'vitest';
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

const shape = { navbarTheme: 'light', pageLayout: 'default', title: 'Title' };
const send = (method: string, path: string, body?: object, language = 'en') =>
	rest(method, path, {
		token,
		headers: { 'accept-language': language },
		...(body ? { body } : {}),
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
	expect(fieldErrors(response)).toEqual({ slug: `Dansk: ${inUseMessage('optaget')}` });
	await send('PATCH', `/pages/${id}?locale=da&draft=true`, { ...draft, slug: 'fri' });
	const secondResponse = await send('PATCH', `/pages/${id}?${everyLanguage}`, {
		_status: 'published',
	});
	expect(secondResponse.status).toBe(200);
});
