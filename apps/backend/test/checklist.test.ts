import { beforeAll, describe, expect, it } from 'vitest';
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

const published = { navbarTheme: 'light', pageLayout: 'default', _status: 'published' };
const publish = (data: object, collection = 'pages') =>
	rest('POST', `/${collection}`, { token, body: { title: 'T', ...published, ...data } });
const cta = (buttons: unknown) => ({ sections: [{ blockType: 'wideCta', heading: 'H', buttons }] });
const button = (link: object) => ({ link, style: 'primary' });
const post = (element: object) =>
	publish({ date: new Date().toISOString(), blogSections: [element] }, 'posts');

describe('publishing is refused with an error at the field', () => {
	it('for a missing title, a button without text or target, and a target in the trash', async () => {
		expect(fieldErrors(await publish({ title: '', slug: 'c1' }))).toHaveProperty('title');
		const withoutText = await publish({ slug: 'c2', ...cta([button({ url: '/about' })]) });
		expect(fieldErrors(withoutText)).toHaveProperty(['sections.0.buttons.0.link.title']);
		const withoutTarget = await publish({ slug: 'c3', ...cta([button({ title: 'Go' })]) });
		expect(fieldErrors(withoutTarget)).toHaveProperty(['sections.0.buttons.0.link.reference']);
		const { body } = await publish({ slug: 'c4' });
		await rest('PATCH', `/pages/${body.doc.id}`, {
			token,
			body: { deletedAt: new Date().toISOString() },
		});
		const reference = { relationTo: 'pages', value: body.doc.id };
		const response = await publish({ slug: 'c5', ...cta([button({ title: 'Go', reference })]) });
		expect(response.status).toBe(400);
		expect(Object.keys(fieldErrors(response))[0]).toContain('sections.0.buttons.0.link.reference');
	});

	it.each([
		[{ blockType: 'table', caption: 'Words only' }, 'blogSections.0.table'],
		[{ blockType: 'media' }, 'blogSections.0'],
		[{ blockType: 'ctaButton', button: { style: 'primary' } }, 'blogSections.0'],
		[{ blockType: 'slider', heading: 'H', slides: [] }, 'blogSections.0.slides'],
	])('for an empty element: %o', async (element, path) => {
		const response = await post(element);
		expect(response.status).toBe(400);
		expect(Object.keys(fieldErrors(response)).some((key) => key.startsWith(path))).toBe(true);
	});

	it('when the slug of a published page is cleared without addressLeads', async () => {
		const { body } = await publish({ slug: 'c6' });
		const clear = (query = '') =>
			rest('PATCH', `/pages/${body.doc.id}${query}`, {
				token,
				body: { slug: '', _status: 'published' },
			});
		expect(fieldErrors(await clear())).toHaveProperty('slug');
		expect((await clear('?addressLeads=gone')).status).toBe(200);
	});

	it('for every language that the request publishes, and for no other', async () => {
		const { body } = await publish({ slug: 'c7' });
		const path = `/pages/${body.doc.id}`;
		const danish = { slug: 'c7-da', title: 'D', ...cta([button({ title: 'Gå' })]) };
		const draft = await rest('PATCH', `${path}?locale=da&draft=true`, {
			token,
			body: { ...danish, _status: 'draft' },
		});
		expect(draft.status).toBe(200);
		const all = await rest('PATCH', `${path}?locale=en&publishAllLocales=true`, {
			token,
			body: { _status: 'published' },
		});
		expect(all.status).toBe(400);
		expect(all.body.errors[0].data.errors[0].message).toMatch(/^Danish: /);
		const response = await rest('PATCH', `${path}?locale=en&publishSpecificLocale=en`, {
			token,
			body: { _status: 'published' },
		});
		expect(response.status).toBe(200);
	});

	it('but not when a draft is saved', async () => {
		const response = await rest('POST', '/pages?draft=true', {
			token,
			body: { title: '', slug: 'c8', ...published, _status: 'draft', ...cta([button({})]) },
		});
		expect(response.status).toBe(201);
	});
});

it('the checklist lists errors first, then warnings, per language', async () => {
	const draft = await publish({ slug: 'c8', _status: 'draft' });
	const reference = { relationTo: 'pages', value: draft.body.doc.id };
	const { body } = await rest('POST', '/pages?draft=true', {
		token,
		body: {
			title: 'T'.repeat(80),
			slug: 'c9',
			...published,
			_status: 'draft',
			...cta([
				button({ title: 'Go' }),
				button({ title: 'There', url: '/never-was' }),
				button({ title: 'Draft', reference }),
			]),
		},
	});
	const response = await rest('GET', `/checklist/pages/${body.doc.id}`, { token });
	const [en, da] = response.body.languages;
	expect(
		en.problems.map(({ level, path }: { level: string; path: string }) => `${level} ${path}`),
	).toEqual([
		'error sections.0.buttons.0.link.reference',
		'warning title',
		'warning seo.metaDesc',
		'warning sections.0.buttons.1.link.url',
		'warning sections.0.buttons.2.link.reference',
	]);
	expect(en.problems.map(({ section }: { section: string }) => section)).toEqual([
		'1. Wide call to action',
		'',
		'',
		'1. Wide call to action',
		'1. Wide call to action',
	]);
	expect(da).toMatchObject({ lang: 'da', exists: false, problems: [] });
	for (const path of ['users/1', 'pages/x', 'pages/999999', 'global/nothing'])
		expect((await rest('GET', `/checklist/${path}`, { token })).status).toBe(404);
});

it('the length of a title does not include soft hyphens', async () => {
	const ofLength = async (title: string) => {
		const body = { title, ...published, _status: 'draft' };
		const { doc } = (await rest('POST', '/pages?draft=true', { token, body })).body;
		const response = await rest('GET', `/checklist/pages/${doc.id}`, { token });
		return response.body.languages[0].problems.map(({ path }: { path: string }) => path);
	};
	expect(await ofLength(`${'T\u00ad'.repeat(59)}T`)).not.toContain('title');
	expect(await ofLength('T'.repeat(61))).toContain('title');
});
