import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSearchIndexing } from '../src/plugins/search/update-search-index.ts';
import { limits } from '../src/publication/limits.ts';
import type { LanguageState, PublishingState } from '../src/publication/shapes.ts';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

const tokens = { publisher: '', translator: '' };

// On a busy machine a test takes longer than the minute in which a publication can be undone.
Object.assign(limits, { undoMs: 3_600_000 });
const backend = await startTestBackend();
await startSearchIndexing(backend.payload);
for (const role of ['publisher', 'translator'] as const)
	tokens[role] = (
		await newSession(`${role}@example.com`, { role, name: role, languages: ['da'] })
	).token;

const request = (method: string, path: string, body?: object, token = tokens.publisher) =>
	rest(method, path, { token, body });

let counter = 0;
let id = 0;
const key = () => `pages:${id}`;

/** Saves the page's draft in a locale. */
const write = (lang: LocaleCode, data: object) =>
	request('PATCH', `/pages/${id}?locale=${lang}&draft=true`, { ...data, _status: 'draft' });
const act = (action: string, body: object) =>
	request('POST', `/publishing/${action}`, { document: key(), ...body });

/** The published title of the page in each locale, or `null`. */
async function publicTitles(): Promise<Record<string, string | null>> {
	const entries = localeCodes.map(async (lang) => {
		const { body } = await backend.query(
			'query ($slug: String!, $lang: Locale!) { page(slug: $slug, lang: $lang) { title } }',
			{ variables: { slug: `by-language-${counter}-${lang}`, lang } },
		);
		return [lang, body.data.page?.title ?? null] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}

async function draftTitles(): Promise<Record<string, unknown>> {
	const { title } = await backend.payload.findByID({
		collection: 'pages',
		id,
		draft: true,
		locale: 'all',
		trash: true,
	});
	return { ...Object(title) };
}

const stateIn = async (lang: LocaleCode): Promise<LanguageState | undefined> => {
	const { body }: { body: PublishingState } = await request(
		'GET',
		`/publishing/state?document=${key()}`,
	);
	return body.languages.find(({ language }) => language === lang);
};

/** Creates a page with English and Danish published, a newer Danish draft, and an unpublished German draft. */
beforeEach(async () => {
	counter += 1;
	const { body } = await request('POST', '/pages?locale=en&draft=true', {
		title: 'E1',
		slug: `by-language-${counter}-en`,
	});
	id = body.doc.id;
	await write('da', { title: 'D1', slug: `by-language-${counter}-da` });
	expect((await act('publish', { languages: ['en', 'da'] })).status).toBe(200);
	await write('da', { title: 'D2' });
	await write('de', { title: 'G1', slug: `by-language-${counter}-de` });
});

describe('undoing a publication', () => {
	/** Publishes these locales and returns a function that undoes it. */
	async function publishWithUndo(languages: readonly LocaleCode[]) {
		const { status, body } = await act('publish', { languages });
		expect(status).toBe(200);
		const { publication } = body;
		return (token = tokens.publisher) =>
			request('POST', '/publishing/undo', { documents: [key()], publication }, token);
	}
	const layout = async () =>
		(await request('GET', `/pages/${id}?depth=0&select[pageLayout]=true`)).body.pageLayout;

	it('restores the former published page and leaves drafts unchanged', async () => {
		const before = await stateIn('da');
		await write('en', { pageLayout: 'simple' });
		const undo = await publishWithUndo(['da', 'de']);
		expect(await publicTitles()).toEqual({ en: 'E1', da: 'D2', de: 'G1' });
		expect(await layout()).toBe('simple');
		const response = await undo();
		expect(response.status).toBe(200);
		expect(await publicTitles()).toEqual({ en: 'E1', da: 'D1', de: null });
		expect(await layout()).toBe('default');
		expect(await draftTitles()).toMatchObject({ en: 'E1', da: 'D2', de: 'G1' });
		expect(await stateIn('da')).toMatchObject({
			state: 'published',
			waiting: true,
			publishedAt: before?.publishedAt,
		});
		expect(await stateIn('de')).toMatchObject({ state: 'draft', publishedAt: null });
		const { docs } = await backend.payload.find({
			collection: 'audit-entries',
			where: { place: { equals: key() }, details: { equals: 'undo' } },
		});
		expect(docs.map(({ action, locale, person }) => [action, locale, person])).toEqual(
			expect.arrayContaining([
				['unpublished', 'da', 'publisher@example.com'],
				['unpublished', 'de', 'publisher@example.com'],
			]),
		);
		expect((await undo()).status).toBe(409);
	});

	it('unpublishes a language that was not live before, and serves the old URL again', async () => {
		await act('unpublish', { languages: ['en', 'da'] });
		const first = await publishWithUndo(['en']);
		expect((await first()).status).toBe(200);
		expect(await publicTitles()).toEqual({ en: null, da: null, de: null });
		await act('publish', { languages: ['en'] });
		await write('en', { slug: `moved-${counter}` });
		const undoMove = await publishWithUndo(['en']);
		expect(await publicTitles()).toMatchObject({ en: null });
		expect((await undoMove()).status).toBe(200);
		expect(await publicTitles()).toMatchObject({ en: 'E1' });
	});

	it('is refused after a newer publication, after its time, and without the right to publish', async () => {
		await write('en', { title: 'E2' });
		const undoOlder = await publishWithUndo(['en']);
		await write('en', { title: 'E3' });
		const undoNewer = await publishWithUndo(['en']);
		expect((await undoOlder()).status).toBe(409);
		expect((await undoNewer(tokens.translator)).status).toBe(403);
		const now = Date.now();
		vi.spyOn(Date, 'now').mockReturnValue(now + limits.undoMs);
		const lateUndo = await undoNewer();
		vi.restoreAllMocks();
		expect(lateUndo.status).toBe(409);
		expect(lateUndo.body.errors[0].message).toContain('no longer');
		expect(await publicTitles()).toMatchObject({ en: 'E3' });
	});

	it('restores the former values of a global', async () => {
		const document = 'global:brand';
		const name = async () =>
			(await backend.payload.findGlobal({ slug: 'brand', locale: 'en' })).name;
		const publish = async (text: string) => {
			const data = { name: text, _status: 'draft' };
			await request('POST', '/globals/brand?locale=en&draft=true', data);
			return (await request('POST', '/publishing/publish', { document, languages: ['en'] })).body;
		};
		await publish('Before');
		const { publication } = await publish('After');
		expect(await name()).toBe('After');
		const documents = [document];
		const response = await request('POST', '/publishing/undo', { documents, publication });
		expect(response.status).toBe(200);
		expect(await name()).toBe('Before');
	});
});

// `publishing-model.test.ts` shows for each operation that no other language, draft or version changes.
describe('the published content of a language', () => {
	it('is returned for published languages only, and refused changes leave it and the drafts unchanged', async () => {
		const expectUnchanged = async () => {
			expect(await publicTitles()).toEqual({ en: 'E1', da: 'D1', de: null });
			expect(await draftTitles()).toMatchObject({ en: 'E1', da: 'D2', de: 'G1' });
		};
		await expectUnchanged();
		expect(await stateIn('en')).toMatchObject({ state: 'published', waiting: false, changes: [] });
		expect(await stateIn('da')).toMatchObject({
			state: 'published',
			waiting: true,
			changes: ['Title'],
			publishedBy: 'publisher',
			path: `/da/by-language-${counter}-da`,
		});
		expect(await stateIn('de')).toMatchObject({ state: 'draft', waiting: true, path: null });

		const published = { _status: 'published' };
		const bulk = await request('PATCH', `/pages?locale=en&where[id][in]=${id}`, published);
		expect(bulk.status).toBe(400);
		expect(bulk.body.errors[0].message).toContain('/api/publishing/bulk');
		const translate = async (method: string, path: string, body: object) =>
			(await request(method, path, body, tokens.translator)).status;
		const document = key();
		for (const action of ['publish', 'unpublish'])
			expect(
				await translate('POST', `/publishing/${action}`, { document, languages: ['da'] }),
			).toBe(403);
		expect(await translate('PATCH', `/pages/${id}?locale=da`, published)).toBe(403);
		expect(await translate('POST', '/publishing/discard', { document, language: 'en' })).toBe(403);
		expect((await request('GET', '/publishing/state?document=pages:999999')).status).toBe(404);
		expect((await request('GET', '/publishing/state?document=users:1')).status).toBe(404);
		const { db } = backend.payload;
		const data = { title: { en: 'X' } };
		await expect(db.updateOne({ collection: 'pages', id, data })).rejects.toThrow();
		await expect(db.updateMany({ collection: 'pages', where: {}, data })).rejects.toThrow();
		await expectUnchanged();

		await write('de', { title: '' });
		const incomplete = await act('publish', { languages: ['da', 'de'] });
		expect(incomplete.status).toBe(400);
		expect(fieldErrors(incomplete).title).toMatch(/^German: /);
		expect(await publicTitles()).toEqual({ en: 'E1', da: 'D1', de: null });

		expect((await act('discard', { language: 'de' })).status).toBe(409);
		expect(await translate('POST', '/publishing/discard', { document, language: 'da' })).toBe(200);
		expect(await draftTitles()).toMatchObject({ en: 'E1', da: 'D1' });
		const { totalDocs } = await backend.payload.countVersions({
			collection: 'pages',
			where: { and: [{ parent: { equals: id } }, { 'version.title.da': { equals: 'D2' } }] },
		});
		expect(totalDocs).toBeGreaterThan(0);
	});

	it('does not change when one language of a version is restored', async () => {
		await write('en', { title: 'E2' });
		await act('publish', { languages: ['en', 'da'] });
		const { docs } = (
			await request(
				'GET',
				`/pages/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0`,
			)
		).body;
		const version = docs[0].id;
		const content = await request(
			'GET',
			`/publishing/version?document=${key()}&version=${version}`,
		);
		expect(content.body.languages).toMatchObject([
			{ language: 'en', has: true, changes: ['Title'] },
			{ language: 'da', has: false },
			{ language: 'de', has: false },
		]);
		const danish = { version, languages: ['da'], shared: false };
		expect((await act('restore', danish)).status).toBe(409);
		expect((await act('restore', { ...danish, languages: ['en'] })).status).toBe(200);
		expect(await publicTitles()).toEqual({ en: 'E2', da: 'D2', de: null });
		expect(await draftTitles()).toMatchObject({ en: 'E1', da: 'D2', de: 'G1' });
		expect((await request('POST', `/pages/versions/${version}`)).status).toBe(400);
	});

	it('is restored from before the page had an address, without changing the address', async () => {
		await write('de', { title: 'G2', slug: null });
		const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`;
		const { docs } = (await request('GET', `/pages/versions?${query}`)).body;
		const version = docs[0].id;
		const slug = `by-language-${counter}-de`;
		await write('de', { title: 'G3', slug });
		const address = `/publishing/version?document=${key()}&version=${version}`;
		const { languages } = (await request('GET', address)).body;
		expect(languages[2]).toMatchObject({ language: 'de', has: true });
		expect((await act('restore', { version, languages: ['de'], shared: false })).status).toBe(200);
		const draft = await backend.payload.findByID({
			collection: 'pages',
			id,
			draft: true,
			locale: 'de',
		});
		expect([draft.title, draft.slug]).toEqual(['G2', slug]);
	});
});

describe('publishing several languages', () => {
	it('publishes each document separately and lists refusals by title', async () => {
		const first = key();
		const { body } = await request('POST', '/pages?locale=en&draft=true', { title: 'Half' });
		const half = `pages:${body.doc.id}`;
		await request('PATCH', `/${half.replace(':', '/')}?locale=en&draft=true`, { slug: 'docs' });
		const bulk = (languages: string[]) =>
			request('POST', '/publishing/bulk', {
				action: 'publish',
				changes: [first, half].map((document) => ({ document, languages })),
			});
		expect((await bulk([])).status).toBe(400);
		const response = await bulk(['en', 'da']);
		expect(response.body).toMatchObject({
			done: 1,
			refusals: [{ document: half, title: 'Half' }],
		});
		expect(await publicTitles()).toEqual({ en: 'E1', da: 'D2', de: null });
		const { publication } = response.body;
		const undone = await request('POST', '/publishing/undo', { documents: [first], publication });
		expect(undone.status).toBe(200);
		expect(await publicTitles()).toEqual({ en: 'E1', da: 'D1', de: null });
	});

	it('is previewed: changed fields, old and new addresses, languages without one, and findings', async () => {
		await write('da', { slug: `moved-${counter}` });
		await write('de', { slug: null, seo: { metaDesc: 'x'.repeat(400) } });
		await write('en', { seo: { metaDesc: 'x'.repeat(400) } });
		const { body } = await request('GET', `/publishing/preview?documents=${key()}`);
		const [{ languages, title, canPublish, shared }] = body.documents;
		expect({ title, canPublish, shared }).toEqual({ title: 'E1', canPublish: true, shared: [] });
		expect(languages).toMatchObject([
			{ language: 'en', state: 'published', waiting: true, addressOffer: null },
			{
				language: 'da',
				changes: ['Address', 'Title'],
				oldPath: `/da/by-language-${counter}-da`,
				newPath: `/da/moved-${counter}`,
			},
			{ language: 'de', state: 'draft', oldPath: null, newPath: null, addressOffer: 'g1' },
		]);
		expect(languages[0].findings).toContainEqual({
			level: 'warning',
			message: expect.stringMatching(/^Search engines cut descriptions/),
		});
		await write('de', { slug: 'Not valid' });
		const again = await request('GET', `/publishing/preview?documents=${key()}`);
		expect(again.body.documents[0].languages[2]).toMatchObject({
			addressOffer: 'Not valid',
			findings: expect.arrayContaining([expect.objectContaining({ level: 'error' })]),
		});
		expect((await request('GET', '/publishing/preview?documents=users:1')).status).toBe(404);
		expect((await request('GET', '/publishing/preview')).status).toBe(400);
	});

	it('publishes fields that are not localized with any of the languages', async () => {
		await write('en', { navbarTheme: 'dark' });
		const { body } = await request('GET', `/publishing/state?document=${key()}`);
		expect(body.shared.changes).toEqual(['Navigation bar']);
		await act('publish', { languages: ['en'] });
		const { navbarTheme } = await backend.payload.findByID({ collection: 'pages', id });
		expect(navbarTheme).toBe('dark');
		expect(await publicTitles()).toEqual({ en: 'E1', da: 'D1', de: null });
	});
});

it('search, sitemap, redirects and the audit log follow the published content of each language', async () => {
	const word = `Fugl${counter}`;
	const danish = `/da/by-language-${counter}-da`;
	const pathOf = (address: string) => new URL(address, 'http://site.test').pathname;
	const publicAddresses = async () => {
		const { body } = await backend.query(
			`query ($words: String!, $path: String!) {
				search(query: $words, lang: da) { pages { href } }
				sitemap(lang: da, first: 100) { nodes { href } }
				redirect(path: $path) { to }
			}`,
			{ variables: { words: word, path: danish } },
		);
		const { search, sitemap, redirect } = body.data;
		return {
			results: search.pages.map(({ href }: { href: string }) => pathOf(href)),
			listed: sitemap.nodes
				.map(({ href }: { href: string }) => pathOf(href))
				.filter((path: string) => path.startsWith(danish)),
			leads: redirect && pathOf(redirect.to),
		};
	};
	await write('da', { title: word, slug: `by-language-${counter}-da-2` });
	await act('publish', { languages: ['en'] });
	expect(await publicAddresses()).toEqual({ results: [], listed: [danish], leads: null });
	await act('publish', { languages: ['da'] });
	const newAddress = `${danish}-2`;
	const all = { results: [newAddress], listed: [newAddress], leads: newAddress };
	await expect.poll(publicAddresses).toEqual(all);
	await write('da', { seo: { canonical: 'https://elsewhere.example/fugl' } });
	await act('publish', { languages: ['da'] });
	await expect.poll(publicAddresses).toEqual({ ...all, listed: [] });
	await act('unpublish', { languages: ['da'] });
	await expect.poll(publicAddresses).toMatchObject({ results: [], listed: [] });
	const { docs } = await backend.payload.find({
		collection: 'audit-entries',
		where: {
			and: [{ place: { equals: key() } }, { action: { in: ['published', 'unpublished'] } }],
		},
		sort: 'id',
	});
	expect(docs.map(({ action, locale }) => `${action} ${locale}`)).toEqual([
		'published en',
		'published da',
		'published en',
		'published da',
		'published da',
		'unpublished da',
	]);
});
