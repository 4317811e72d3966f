import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

let id: number;
let base: string;

await startTestBackend();
const { token } = await newSession('editor@example.com');

beforeEach(async () => {
	const body = {
		title: 'Before',
		slug: `outdated-${crypto.randomUUID()}`,
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
const draft = async (locale = 'en') =>
	(await rest('GET', `/pages/${id}?draft=true&depth=0&locale=${locale}`, { token })).body;
const title = async (locale = 'en') => (await draft(locale)).title;

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
				},
			},
		]);
		expect(await title()).toBe('By a program');
		const newest = (await draft()).updatedAt;
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
	const { result: loaded } = first.body;
	const mine = {
		links: [...loaded.links, { id: 'abcdef', link: { title: 'New', url: '/three' } }],
	};
	const body = { entity: 'header', language: 'en', form: 'two', base: loaded, mine };
	const merged = await rest('POST', '/autosave/merge?autosave=true', { token, body });
	expect(merged.status).toBe(200);
	expect(merged.body.doc.links.map(({ link }: { link: { url: string } }) => link.url)).toEqual([
		...['/two', '/three'],
	]);
});

it('accepts only one of several concurrent saves of the same version', async () => {
	const responses = await Promise.all(
		['one', 'two', 'three'].map((form) => save({ title: form }, { form })),
	);
	expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

describe('a merge of a form with a newer version', () => {
	const merge = async (base: object, mine: object, { language = 'en', by = token } = {}) => {
		const body = { entity: 'pages', id, language, form: 'one', base, mine };
		return rest('POST', '/autosave/merge?autosave=true', { token: by, body });
	};
	const versions = async (): Promise<{ title: string; by: string }[]> => {
		const query = `where[parent][equals]=${id}&sort=-createdAt&depth=0&locale=en`;
		const { docs } = (await rest('GET', `/pages/versions?${query}`, { token })).body;
		return docs.map(({ version: { title: text, changedBy: by } }: Version) => ({
			title: text,
			by,
		}));
	};
	interface Version {
		version: { title: string; changedBy: string };
	}

	it('saves fields that changed on one side only, and the form can save again', async () => {
		const loaded = await draft();
		await save({ navbarTheme: 'dark' });
		const { status, body } = await merge(loaded, { ...loaded, title: 'Typed' });
		expect([status, body.conflicts]).toEqual([200, []]);
		expect(body.doc).toMatchObject({ title: 'Typed', navbarTheme: 'dark' });
		expect(await draft()).toMatchObject({ title: 'Typed', navbarTheme: 'dark', _status: 'draft' });
		const from = body.doc.updatedAt;
		expect((await save({ title: 'Typed on' }, { form: 'one', from })).status).toBe(200);
	});

	it('keeps the stored value of a field that both sides changed, and stores the other one as a version', async () => {
		const loaded = await draft();
		await save({ title: 'Stored', navbarTheme: 'dark' });
		const { status, body } = await merge(loaded, { ...loaded, title: 'Typed' });
		expect(status).toBe(409);
		expect(body.conflicts).toEqual([{ path: 'title', mine: 'Typed', theirs: 'Stored' }]);
		expect(body.doc).toMatchObject({ title: 'Stored', navbarTheme: 'dark' });
		expect(await draft()).toMatchObject({ title: 'Stored', navbarTheme: 'dark' });
		const by = 'editor@example.com';
		expect((await versions()).slice(0, 3)).toEqual([
			{ title: 'Stored', by },
			{ title: 'Typed', by },
			{ title: 'Stored', by },
		]);
	});

	it('merges sections by their ids', async () => {
		const hero = (heading: string) => ({ blockType: 'cleanHero', heading });
		await save({ sections: [hero('First'), hero('Second')] });
		const loaded = await draft();
		const [first, second] = loaded.sections;
		await save({ sections: [hero('Added'), first, { ...second, heading: 'Stored' }] });
		const mine = { ...loaded, sections: [{ ...first, heading: 'Typed' }, second] };
		expect((await merge(loaded, mine)).status).toBe(200);
		const { sections } = await draft();
		expect(sections.map(({ heading }: { heading: string }) => heading)).toEqual([
			...['Added', 'Typed', 'Stored'],
		]);
	});

	it('changes neither other locales nor published content', async () => {
		await save({ title: 'Titel', _status: 'published' }, { locale: 'da' });
		const loaded = await draft();
		await save({ title: 'Ny titel' }, { locale: 'da' });
		expect((await merge(loaded, { ...loaded, title: 'Typed' })).status).toBe(200);
		expect([await title(), await title('da')]).toEqual(['Typed', 'Ny titel']);
		const published = (await rest('GET', `/pages/${id}?depth=0&locale=en`, { token })).body;
		expect(published.title).toBe('Before');
	});

	it('saves nothing if the form has no changes of its own', async () => {
		const loaded = await draft();
		await save({ title: 'Stored' });
		const { updatedAt } = await draft();
		const { status, body } = await merge(loaded, loaded);
		expect([status, body.doc.title]).toEqual([200, 'Stored']);
		expect((await draft()).updatedAt).toBe(updatedAt);
	});

	it('keeps the lock of the editor, and is refused while a colleague has it', async () => {
		const { token: by } = await newSession(`${id}@example.com`);
		const loaded = await draft();
		expect((await merge(loaded, { ...loaded, title: 'Typed' })).status).toBe(200);
		const refused = await merge(loaded, { ...loaded, title: 'Typed by a colleague' }, { by });
		expect(refused.status).toBe(423);
		expect(await title()).toBe('Typed');
	});
});
