import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
let id: number;
let base: string;

beforeAll(async () => {
	backend = await startTestBackend();
	const person = { email: 'editor@example.com', password: 'three-quiet-herons-wade' } as const;
	await backend.payload.create({ collection: 'users', data: { ...person, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: person })).body.token;
});

beforeEach(async () => {
	const body = {
		title: 'Before',
		slug: `outdated-${crypto.randomUUID()}`,
		navbarTheme: 'light',
		_status: 'published',
	};
	const creation = await rest('POST', '/pages?locale=en&depth=0', { token, body });
	({ id, updatedAt: base } = creation.body.doc);
});

/** Saves as an open form, or as an API client if no form is given. */
const save = (body: object, { form, from = base, locale = 'en', at = `pages/${id}` }: Save = {}) =>
	rest(
		at.startsWith('globals') ? 'POST' : 'PATCH',
		`/${at}?autosave=true&draft=true&depth=0&locale=${locale}`,
		{
			token,
			body: form ? { ...body, _form: form, updatedAt: from } : body,
		},
	);
interface Save {
	form?: string;
	from?: string | null;
	locale?: string;
	at?: string;
}
const title = async (locale = 'en') =>
	(await rest('GET', `/pages/${id}?draft=true&depth=0&locale=${locale}`, { token })).body.title;

describe('a save of an open form', () => {
	it('gets a 409 if the document has changed since the form was loaded', async () => {
		expect((await save({ title: 'By a program' })).status).toBe(200);
		const { status, body } = await save({ title: 'Typed' }, { form: 'one' });
		expect(status).toBe(409);
		expect(body.errors).toEqual([
			{
				name: 'APIError',
				message: '',
				data: {
					message: expect.stringContaining('changed elsewhere'),
					updatedAt: expect.any(String),
				},
			},
		]);
		expect(await title()).toBe('By a program');
		const newest = body.errors[0].data.updatedAt;
		expect((await save({ title: 'Typed' }, { form: 'one', from: newest })).status).toBe(200);
		expect(await title()).toBe('Typed');
	});

	it('is refused after a save of another form of the same account', async () => {
		expect((await save({ title: 'First tab' }, { form: 'one' })).status).toBe(200);
		expect((await save({ title: 'Second tab' }, { form: 'two' })).status).toBe(409);
		expect(await title()).toBe('First tab');
	});

	it('succeeds after an earlier save of the same form', async () => {
		expect((await save({ title: 'T' }, { form: 'one' })).status).toBe(200);
		expect((await save({ title: 'Ty' }, { form: 'one' })).status).toBe(200);
		expect(await title()).toBe('Ty');
	});

	it('is refused if another change happened between two saves of the same form', async () => {
		await save({ title: 'T' }, { form: 'one' });
		await save({ title: 'By a program' });
		expect((await save({ title: 'Ty' }, { form: 'one' })).status).toBe(409);
	});

	it('succeeds alternately with saves of another language', async () => {
		const english = { form: 'one' };
		const danish = { form: 'two', locale: 'da' };
		for (const words of ['1', '2', '3']) {
			// Like forms, sends the value that the backend derives from the title.
			const [one, other] = [`English ${words}`, `Dansk ${words}`];
			expect((await save({ title: one, shownTitle: one }, english)).status).toBe(200);
			expect((await save({ title: other, shownTitle: other }, danish)).status).toBe(200);
		}
		expect([await title(), await title('da')]).toEqual(['English 3', 'Dansk 3']);
	});

	it('is refused after a form of another language has changed a shared field', async () => {
		expect((await save({ navbarTheme: 'dark' }, { form: 'two', locale: 'da' })).status).toBe(200);
		expect((await save({ title: 'Typed', navbarTheme: 'light' }, { form: 'one' })).status).toBe(
			409,
		);
	});

	it('succeeds after its version was published', async () => {
		await save({ _status: 'published' });
		expect((await save({ title: 'Typed' }, { form: 'one' })).status).toBe(200);
	});

	it('is refused with an error in the editor’s language', async () => {
		await save({ title: 'By a program' });
		const { body } = await rest('PATCH', `/pages/${id}?draft=true&locale=en`, {
			token,
			headers: { 'accept-language': 'da' },
			body: { title: 'Typed', _form: 'one', updatedAt: base },
		});
		expect(body.errors[0].data.message).toContain('ændret et andet sted');
	});
});

it('checks the forms of globals', async () => {
	const at = 'globals/header';
	const links = (url: string) => [{ link: { title: url, url } }];
	const first = await save({ links: links('/one') }, { at });
	const { updatedAt } = first.body.result;
	expect((await save({ links: links('/two') }, { at, form: 'one', from: updatedAt })).status).toBe(
		200,
	);
	expect(
		(await save({ links: links('/three') }, { at, form: 'two', from: updatedAt })).status,
	).toBe(409);
	expect(
		(await save({ links: [] }, { at, form: 'two', from: updatedAt, locale: 'de' })).status,
	).toBe(200);
});

it('accepts only one of several concurrent saves of the same version', async () => {
	const responses = await Promise.all(
		['one', 'two', 'three'].map((form) => save({ title: form }, { form })),
	);
	expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});
