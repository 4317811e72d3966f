import { beforeAll, describe, expect, it } from 'vitest';
import { publishRecordedDrafts } from '../src/plugins/translations/states/track.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	const person = { email: 'editor@example.com', password: 'three-quiet-herons-wade' } as const;
	await backend.payload.create({ collection: 'users', data: { ...person, role: 'publisher' } });
	token = (await rest('POST', '/users/login', { body: person })).body.token;
});

const path = '/translation-states';
const getStates = (id: number) => rest('GET', `${path}/of?entity=pages&id=${id}`, { token });
interface StateRow {
	language: string;
	state: string;
	outdated: boolean;
}
const statesOf = async (id: number) => {
	const { body } = await getStates(id);
	return Object.fromEntries(
		body.states.map(({ language, state, outdated }: StateRow) => [
			language,
			outdated ? `${state}, outdated` : state,
		]),
	);
};

const create = (data: Record<string, unknown>) =>
	rest('POST', '/pages?locale=en&depth=0', {
		token,
		body: { navbarTheme: 'light', pageLayout: 'default', ...data },
	});
async function save(id: number, locale: string, data: object, draft = false): Promise<void> {
	const query = `locale=${locale}&depth=0${draft ? '&draft=true' : ''}`;
	const { status, body } = await rest('PATCH', `/pages/${id}?${query}`, { token, body: data });
	expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
}

async function translatedPage(): Promise<number> {
	const { body } = await create({
		title: 'Prices',
		slug: `prices-${Math.random()}`.replace('.', ''),
	});
	const { id } = body.doc;
	await save(id, 'en', { _status: 'published' });
	await save(id, 'da', { title: 'Priser', slug: `priser-${id}`, _status: 'published' });
	return id;
}

describe('the translation states of a document', () => {
	it('are recorded by the import for each language', async () => {
		const { docs } = await backend.payload.find({
			collection: 'translation-states',
			where: { entity: { equals: 'pages' } },
			pagination: false,
		});
		const pages = await backend.payload.count({ collection: 'pages' });
		expect(docs).toHaveLength(3 * pages.totalDocs);
		expect(docs.filter(({ outdated }) => outdated)).toEqual([]);
		expect(docs.filter(({ state }) => state === 'published').length).toBeGreaterThan(0);
	});

	it('follow drafts, publishing and a changed source', async () => {
		const { body } = await create({ title: 'News' });
		const { id } = body.doc;
		expect(await statesOf(id)).toEqual({ en: 'draft', da: 'missing', de: 'missing' });
		await save(id, 'en', { slug: `news-${id}`, _status: 'published' });
		await save(id, 'da', { title: 'Nyt' }, true);
		expect(await statesOf(id)).toEqual({ en: 'published', da: 'draft', de: 'missing' });
		await save(id, 'da', { slug: `nyt-${id}`, _status: 'published' });
		expect(await statesOf(id)).toMatchObject({ da: 'published' });
		await save(id, 'en', { title: 'Latest news' }, true);
		expect(await statesOf(id)).toMatchObject({ en: 'published', da: 'published' });
		await save(id, 'en', { title: 'Latest news', _status: 'published' });
		expect(await statesOf(id)).toMatchObject({ en: 'published', da: 'published, outdated' });
	});

	it('include the changes of the source until the translation is updated', async () => {
		const id = await translatedPage();
		await save(id, 'en', { title: 'Price list', _status: 'published' });
		const { body } = await getStates(id);
		const danish = body.states.find(({ language }: { language: string }) => language === 'da');
		expect(danish).toMatchObject({
			state: 'published',
			outdated: true,
			changes: [{ before: 'Prices' }, { after: 'Price list' }],
		});
		await save(id, 'da', { title: 'Prisliste', _status: 'published' });
		expect(await statesOf(id)).toMatchObject({ da: 'published' });
	});

	it('can be confirmed as up to date by people who may change the document', async () => {
		const id = await translatedPage();
		await save(id, 'en', { title: 'All prices', _status: 'published' });
		const body = { entity: 'pages', id, language: 'da' };
		expect(
			(await rest('POST', `${path}/confirm`, { body: { ...body, id: 999_999 }, token })).status,
		).toBe(404);
		expect(
			(await rest('POST', `${path}/confirm`, { body: { ...body, entity: 'users' }, token })).status,
		).toBe(404);
		expect(
			(await rest('POST', `${path}/confirm`, { body: { ...body, language: 'fr' }, token })).status,
		).toBe(400);
		expect(await statesOf(id)).toMatchObject({ da: 'published, outdated' });
		expect((await rest('POST', `${path}/confirm`, { body, token })).status).toBe(200);
		expect(await statesOf(id)).toMatchObject({ da: 'published' });
	});

	it('follow publishing and unpublishing of one language', async () => {
		const id = await translatedPage();
		const body = { document: `pages:${id}`, languages: ['da'] };
		const unpublish = '/publishing/unpublish';
		const publicSlug = async (lang: string) => {
			const { docs } = await backend.payload.find({
				collection: 'pages',
				locale: lang === 'da' ? 'da' : 'en',
				where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
			});
			return docs[0]?.slug ?? null;
		};
		const english = await publicSlug('en');
		expect((await rest('POST', unpublish, { body, token })).status).toBe(200);
		expect(await publicSlug('da')).toBeNull();
		expect(await publicSlug('en')).toBe(english);
		expect(await statesOf(id)).toMatchObject({ en: 'published', da: 'draft' });
		const { body: draft } = await rest('GET', `/pages/${id}?locale=da&draft=true&depth=0`, {
			token,
		});
		expect(draft).toMatchObject({ title: 'Priser', slug: `priser-${id}` });
		const publish = `/pages/${id}?locale=da&publishSpecificLocale=da&depth=0`;
		await rest('PATCH', publish, { body: { _status: 'published' }, token });
		expect(await publicSlug('da')).toBe(`priser-${id}`);
		expect(await statesOf(id)).toMatchObject({ en: 'published', da: 'published' });
	});

	it('are drafts after a copy from another language; the published content does not change', async () => {
		const id = await translatedPage();
		const sections = [{ blockType: 'wideCta', heading: 'Begin', theme: 'light' }];
		await save(id, 'en', { sections, seo: { metaDesc: 'All prices' }, _status: 'published' });
		const body = { entity: 'pages', id, language: 'da', from: 'en' };
		const unknown = { ...body, from: 'fr' };
		expect((await rest('POST', `${path}/copy`, { body: unknown, token })).status).toBe(400);
		expect((await rest('POST', `${path}/copy`, { body, token })).status).toBe(200);
		const read = async (locale: string, draft: boolean) =>
			(await rest('GET', `/pages/${id}?locale=${locale}&draft=${draft}&depth=0`, { token })).body;
		const copy = await read('da', true);
		expect(copy).toMatchObject({
			title: 'Prices',
			slug: `priser-${id}`,
			seo: { metaDesc: 'All prices' },
			sections: [{ blockType: 'wideCta', heading: 'Begin' }],
		});
		expect(copy.sections[0].id).not.toBe((await read('en', true)).sections[0].id);
		expect(await read('da', false)).toMatchObject({ title: 'Priser', _status: 'published' });
	});

	it('depend on the source language', async () => {
		const id = await translatedPage();
		const body = { entity: 'pages', id, language: 'da' };
		await rest('POST', `${path}/source`, { body, token });
		await save(id, 'da', { title: 'Alle priser', _status: 'published' });
		expect(await statesOf(id)).toMatchObject({ da: 'published', en: 'published, outdated' });
	});

	it('can be outdated for unpublished translations', async () => {
		const id = await translatedPage();
		const body = { document: `pages:${id}`, languages: ['da'] };
		expect((await rest('POST', '/publishing/unpublish', { body, token })).status).toBe(200);
		await rest('PATCH', `/pages/${id}?locale=en&publishSpecificLocale=en&depth=0`, {
			body: { title: 'All our prices', _status: 'published' },
			token,
		});
		expect(await statesOf(id)).toMatchObject({ da: 'draft, outdated' });
		const { docs } = await backend.payload.find({
			collection: 'translation-states',
			where: {
				document: { equals: `${id}` },
				state: { equals: 'draft' },
				outdated: { equals: true },
			},
		});
		expect(docs).toMatchObject([{ language: 'da', published: false }]);
		const confirmation = { entity: 'pages', id, language: 'da' };
		await rest('POST', `${path}/confirm`, { body: confirmation, token });
		expect(await statesOf(id)).toMatchObject({ da: 'draft' });
	});

	it('are removed and restored with the document, and are read-only over REST', async () => {
		const id = await translatedPage();
		const countStates = async () => {
			const where = { document: { equals: String(id) }, entity: { equals: 'pages' } };
			return (await backend.payload.count({ collection: 'translation-states', where })).totalDocs;
		};
		await save(id, 'en', { deletedAt: new Date().toISOString() });
		expect(await countStates()).toBe(0);
		const page = { collection: 'pages', id, trash: true } as const;
		await backend.payload.update({ ...page, data: { deletedAt: null } });
		expect(await countStates()).toBe(3);
		await backend.payload.delete(page);
		expect(await countStates()).toBe(0);
		const row = { key: 'x', entity: 'pages', language: 'da', state: 'published' };
		expect((await rest('POST', path, { token, body: row })).status).toBe(403);
	});
});

it('translation states of documents without drafts are published', async () => {
	const { payload } = backend;
	const of = { entity: { equals: 'country-guides' } };
	const guide = await payload.create({
		collection: 'country-guides',
		locale: 'en',
		data: { country: 'SE', registration: 'None.', checkedOn: '2026-11-02' },
	});
	const countDrafts = async () =>
		(
			await payload.count({
				collection: 'translation-states',
				where: { and: [of, { state: { equals: 'draft' } }] },
			})
		).totalDocs;
	expect(await countDrafts()).toBe(0);
	const { docs } = await payload.update({
		collection: 'translation-states',
		where: { and: [of, { state: { equals: 'published' } }] },
		data: { state: 'draft' },
	});
	expect(docs).not.toEqual([]);
	await publishRecordedDrafts(payload);
	expect(await countDrafts()).toBe(0);
	await payload.delete({ collection: 'country-guides', id: guide.id });
});

it('translation states include products and globals', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({
		collection: 'translation-states',
		where: { language: { equals: 'en' } },
		pagination: false,
	});
	expect(new Set(docs.map(({ entity }) => entity))).toEqual(
		new Set([
			'pages',
			'posts',
			'products',
			'categories',
			'authors',
			'header',
			'footer',
			'call-to-action',
			'site-settings',
			'brand',
		]),
	);
});
