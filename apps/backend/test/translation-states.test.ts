import { beforeAll, describe, expect, it } from 'vitest';
import { documentTitle } from '../src/plugins/localized-titles/document-title.ts';
import { publishRecordedDrafts } from '../src/plugins/translations/states/track.ts';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('editor@example.com');

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
		body: { ...data },
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
			(await rest('POST', `${path}/confirm`, { body: { ...body, language: 'xx' }, token })).status,
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
		const unknown = { ...body, from: 'xx' };
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

describe('the title of a document', () => {
	let id: number;
	beforeAll(async () => {
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
		await rest('PATCH', `/categories/${id}?locale=da&depth=0`, {
			token,
			body: { name: 'Levering' },
		});
		expect((await get(`/categories/${id}?locale=da&draft=true`)).body.shownTitle).toBe('Levering');
	});

	it('shows the title of versions and drafts the same way', async () => {
		const { payload } = backend;
		const page = await payload.create({
			collection: 'pages',
			draft: true,
			data: { title: 'Only English' },
		});
		const { body } = await get(
			`/pages/versions?locale=da&depth=0&where[parent][equals]=${page.id}`,
		);
		expect(body.docs[0].version.shownTitle).toBe('Only English (English)');
	});

	it('sets the browser title of document screens, for people with read access', async () => {
		const { payload } = backend;
		const { docs } = await payload.find({ collection: 'users', limit: 1 });
		const [editor] = docs;
		if (!editor) throw new Error('There is no editor');
		const user = { ...editor, collection: 'users' } as const;
		const data = { name: 'Absender' };
		const { id: categoryId } = await payload.create({
			collection: 'categories',
			locale: 'de',
			data,
		});
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
});
