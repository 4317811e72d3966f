import { describe, expect, it } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('editor@example.com');

const published = { _status: 'published' };
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

describe('warnings of the checklist', () => {
	interface Problem {
		message: string;
		path: string;
	}
	const texts = (problems: readonly Problem[]) => problems.map(({ message }) => message);

	const request = (method: string, path: string, body?: object, language = 'en') =>
		rest(method, path, {
			token,
			headers: { 'accept-language': language },
			body,
		});

	let counter = 0;
	/** A draft whose only warnings come from `data`. */
	async function createDraft(data: object = {}, collection = 'pages'): Promise<number> {
		counter += 1;
		const body = {
			...{ title: 'Title', slug: `considered-${counter}`, seo: { metaDesc: 'Described' } },
			...{ _status: 'draft' },
			...data,
		};
		return (await request('POST', `/${collection}?draft=true`, body)).body.doc.id;
	}
	const withHeading = (heading: string) => ({ sections: [{ blockType: 'wideCta', heading }] });

	/** The warnings of a document: for the whole document, for English and for Danish. */
	async function checklist(id: number, collection = 'pages', language = 'en') {
		const { body } = await request('GET', `/checklist/${collection}/${id}`, undefined, language);
		const [en, da] = body.languages;
		return { document: texts(body.document), en: texts(en.problems), da: texts(da.problems) };
	}

	describe('an empty document', () => {
		const empty = 'There is no content in this language: visitors would find an empty page.';

		it('gets a warning in the language of the interface', async () => {
			const id = await createDraft();
			expect((await checklist(id)).en).toEqual([empty]);
			expect((await checklist(id, 'pages', 'da')).en[0]).toMatch(/^Der er intet indhold/);
			expect((await checklist(id, 'pages', 'de')).en[0]).toMatch(/^In dieser Sprache gibt es/);
			expect((await checklist(await createDraft({ sections: [] }))).en).toEqual([empty]);
		});

		it('may be a post with nothing but an excerpt, or a product without text', async () => {
			const post = await createDraft(
				{ excerpt: 'About it', date: new Date().toISOString() },
				'posts',
			);
			expect((await checklist(post, 'posts')).en).toEqual([empty]);
			const product = await createDraft({ date: new Date().toISOString() }, 'products');
			expect((await checklist(product, 'products')).en).toContain(empty);
		});

		it('is not a page with sections or with the layout that lists the posts', async () => {
			expect((await checklist(await createDraft(withHeading('Begin')))).en).toEqual([]);
			expect((await checklist(await createDraft({ pageLayout: 'blog' }))).en).toEqual([]);
		});
	});

	it('warns about sentences that are identical to the source language', async () => {
		const text = 'These are words that nobody has translated.';
		const id = await createDraft({ ...withHeading(text), title: 'SMS' });
		const danish = (data: object) =>
			request('PATCH', `/pages/${id}?locale=da&draft=true`, {
				...{ title: 'SMS', slug: `overvejet-${id}`, seo: { metaDesc: 'Beskrevet' } },
				...{ _status: 'draft' },
				...data,
			});
		await danish(withHeading(text));
		expect(await checklist(id)).toMatchObject({
			en: [],
			da: ['1 text is the same as in English.'],
		});
		expect((await checklist(id, 'pages', 'da')).da).toEqual([
			'1 tekst er den samme som på engelsk.',
		]);
		await danish(withHeading('Disse ord har nogen oversat til dansk.'));
		expect((await checklist(id)).da).toEqual([]);
	});

	it('names words in brackets in texts, descriptions and pictures, but not in code', async () => {
		const { docs } = await backend.payload.find({ collection: 'media', limit: 1 });
		const image = docs[0]?.id ?? 0;
		await backend.payload.update({
			collection: 'media',
			id: image,
			data: { alt: '[What it shows]' },
		});
		const node = (type: string, more: object) => ({
			...{ type, version: 1, direction: null, format: 0, indent: 0 },
			...more,
		});
		const parts = ['In [the ', 'town]. Read list[position].'].map((text, format) =>
			node('text', { text, format }),
		);
		const text = { root: node('root', { children: [node('paragraph', { children: parts })] }) };
		const id = await createDraft({
			seo: { metaDesc: '[One sentence]' },
			sections: [
				{ blockType: 'mediaText', heading: '[Why us] [1]', bullets: ['[A fact]'], text, image },
			],
		});
		const replace = ['[One sentence]', '[Why us]', '[the town]', '[A fact]', '[What it shows]'];
		expect((await checklist(id)).en.toSorted()).toEqual(
			replace.map((words) => `Replace ${words}.`).toSorted(),
		);
		expect((await checklist(id, 'pages', 'de')).en).toContain('Ersetzen Sie [Why us].');
		const code = [{ blockType: 'code', language: 'json', code: '["sms"]', caption: '[Caption]' }];
		const post = await createDraft({ blogSections: code, date: '2026-01-01' }, 'posts');
		expect((await checklist(post, 'posts')).en).toEqual(['Replace [Caption].']);
	});

	/** Creates reviews of a document, one of them sent back and one waiting. */
	async function createReviews(id: number) {
		const target = `pages:${id}`;
		const people = { author: 1, authorName: 'Anna', reviewer: 2 };
		const rows = [
			{ state: 'sentBack', reviewerName: 'Petra' },
			{ state: 'waiting', reviewerName: 'Paul' },
			{ state: 'answered', reviewerName: 'Bo' },
		];
		for (const row of rows)
			await backend.payload.db.create({
				collection: 'reviews',
				data: { target, ...people, ...row },
			});
	}

	const reviewNotes = ['Sent back by Petra.', 'Waits for a review by Paul.'];

	it('warns about waiting and returned reviews', async () => {
		const id = await createDraft(withHeading('Begin'));
		await createReviews(id);
		expect(await checklist(id)).toEqual({ document: reviewNotes, en: [], da: [] });
		expect((await checklist(id, 'pages', 'de')).document).toEqual([
			'Zurückgegeben von Petra.',
			'Wartet auf die Prüfung durch Paul.',
		]);
	});

	describe('the warnings are returned', () => {
		it('for each document of a release', async () => {
			const id = await createDraft();
			await createReviews(id);
			const { body } = await request('POST', '/releases', { title: 'Autumn' });
			const release = `releases/${body.doc.id}`;
			await request('POST', `/${release}/add`, { target: `pages:${id}` });
			const [member] = (await request('GET', `/${release}/members`)).body.members;
			expect(texts(member.preview.findings)).toEqual(reviewNotes);
			expect(texts(member.preview.languages[0].findings)).toEqual([
				expect.stringMatching(/^There is no content/),
			]);
		});

		it('before a document is scheduled, with their languages', async () => {
			const id = await createDraft(withHeading('Begin'));
			await createReviews(id);
			const danish = {
				title: 'T',
				slug: `planlagt-${id}`,
				seo: { metaDesc: 'x' },
				...withHeading('Ja'),
			};
			await request('PATCH', `/pages/${id}?locale=da&draft=true`, { ...danish, _status: 'draft' });
			const { body } = await request('GET', `/publishing/preview?documents=pages:${id}`);
			expect(texts(body.documents[0].findings)).toEqual(reviewNotes);
			expect(body.documents[0].languages[0].findings).toEqual([]);
		});
	});

	it.each([
		[
			`${environment.BACKEND_URL}/admin/collections/pages/create`,
			/^This address belongs to the editors/,
		],
		[`${environment.SITE_URL}/preview/shared/abc`, /^This is the address of a preview/],
		['/preview?slug=about&token=abc', /^This is the address of a preview/],
		['http://localhost:3000/about', /^Only your own computer/],
		['https://192.168.1.20/wiki', /^Only your own computer/],
		['/www.partner.example', /^This looks like another website/],
		['/partner.dk/priser', /^This looks like another website/],
		['https://partner.example/preview', null],
		['/prices/eur.csv', null],
	])('of a link to %s', async (url, expected) => {
		const link = { title: 'Read more', url };
		const id = await createDraft({
			sections: [{ blockType: 'linkList', heading: 'More', links: [{ link }] }],
		});
		const { en } = await checklist(id);
		expect(en).toEqual(expected === null ? [] : [expect.stringMatching(expected)]);
	});

	it('say of a page below an unpublished one that visitors cannot reach it', async () => {
		const parent = await createDraft(withHeading('Above'));
		const id = await createDraft({ ...withHeading('Below'), parent });
		expect((await checklist(id)).en).toEqual([
			'The page above is not published in this language: visitors cannot reach this page until it is.',
		]);
	});

	it('are not needed for a cycle of pages, which is refused, also in a draft', async () => {
		const above = await createDraft(withHeading('Above'));
		const below = await createDraft({ ...withHeading('Below'), parent: above });
		for (const parent of [above, below]) {
			const { status, body } = await request('PATCH', `/pages/${above}?draft=true`, { parent });
			expect(status).toBe(400);
			expect(JSON.stringify(body)).toContain('A page cannot be below itself');
		}
	});
});
