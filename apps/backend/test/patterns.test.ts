import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	const account = { email: 'editor@example.com', password: 'a password for tests' };
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'editor' } });
	token = (await rest('POST', '/users/login', { body: account })).body.token;
});

const shared = { navbarTheme: 'light', pageLayout: 'default', _status: 'published' } as const;
const faq = (heading: string) => ({
	blockType: 'faq' as const,
	heading,
	items: [{ question: `${heading}?` }],
});
const hero = (heading: string) => ({ blockType: 'cleanHero' as const, heading });

async function createPage(slug: string, languages: Record<'da' | 'en', object[]>) {
	const { id } = await backend.payload.create({
		collection: 'pages',
		data: { ...shared, title: slug, slug, sections: languages.en as never },
	});
	await backend.payload.update({
		collection: 'pages',
		id,
		locale: 'da',
		data: { title: slug, slug, sections: languages.da as never, _status: 'published' },
	});
	return id;
}

interface Row {
	id: string;
	heading: string;
	items?: Row[];
}

async function sections(collection: 'pages' | 'patterns', id: number, locale: 'da' | 'de' | 'en') {
	const query = `locale=${locale}&draft=true&depth=0`;
	const { body } = await rest('GET', `/${collection}/${id}?${query}`, { token });
	const rows: Row[] = body.sections ?? [];
	return rows;
}
const headings = (rows: Row[]) => rows.map(({ heading }) => heading);

it('saves a section as a pattern in every language and inserts draft copies with new ids', async () => {
	const from = await createPage('pattern-from', {
		en: [hero('Top'), faq('Questions')],
		da: [hero('Øverst'), faq('Spørgsmål')],
	});
	const at = { collection: 'pages', id: from, language: 'en' };
	const saveResponse = await rest('POST', '/sections/save', {
		token,
		body: { ...at, index: 1, name: 'Questions' },
	});
	expect(saveResponse.status).toBe(200);
	const pattern: number = saveResponse.body.id;
	expect(headings(await sections('patterns', pattern, 'da'))).toEqual(['Spørgsmål']);

	const to = await createPage('pattern-to', { en: [hero('Here')], da: [hero('Her')] });
	const insert = (collection: string, id: number) =>
		rest('POST', '/sections/insert', {
			token,
			body: { collection, id, language: 'en', pattern },
		});
	const insertResponse = await insert('pages', to);
	expect(insertResponse).toMatchObject({ status: 200, body: { languages: ['en', 'da'] } });
	const english = await sections('pages', to, 'en');
	expect(headings(english)).toEqual(['Here', 'Questions']);
	expect(headings(await sections('pages', to, 'da'))).toEqual(['Her', 'Spørgsmål']);
	expect(await sections('pages', to, 'de')).toEqual([]);
	const [, original] = await sections('pages', from, 'en');
	expect(english[1]?.id).not.toBe(original?.id);
	expect(english[1]?.items?.[0]?.id).toBeTruthy();
	expect(english[1]?.items?.[0]?.id).not.toBe(original?.items?.[0]?.id);
	const published = await rest('GET', `/pages/${to}?locale=en&depth=0`, { token });
	expect(headings(published.body.sections)).toEqual(['Here']);

	// A second insertion creates a second copy.
	await insert('pages', to);
	const ids = (await sections('pages', to, 'en')).map(({ id }) => id);
	expect(new Set(ids).size).toBe(3);
});

it('refuses invalid requests', async () => {
	const body = { collection: 'pages', id: 999_999, language: 'en', pattern: 1 };
	expect((await rest('POST', '/sections/insert', { token, body })).status).toBe(404);
	expect((await rest('POST', '/sections/insert', { token, body: {} })).status).toBe(400);
	const section = { collection: 'pages', id: 999_999, language: 'en', index: 0, name: 'x' };
	expect((await rest('POST', '/sections/save', { token, body: section })).status).toBe(404);
	const nameless = { ...section, name: ' ' };
	expect((await rest('POST', '/sections/save', { token, body: nameless })).status).toBe(400);
});
