import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../src/payload-types.ts';

const service = await vi.hoisted(async () => {
	const { startTranslationService } = await import('./translation-service.ts');
	const server = await startTranslationService('a-key');
	process.env.DEEPL_API_KEY = 'a-key';
	process.env.DEEPL_SERVER_URL = server.url;
	return server;
});
const { startTestBackend } = await import('./backend.ts');
const { newSession, rest } = await import('./rest.ts');

let id: number;
const path = '/translation-states/side';

await startTestBackend();
const { token } = await newSession('anna@example.com');
const { token: colleagueToken } = await newSession('ben@example.com', { role: 'editor' });
const dieter = { role: 'translator', languages: ['de'] } satisfies Partial<User>;
const { token: germanTranslatorToken } = await newSession('dieter@example.com', dieter);
afterAll(() => service.close());

const text = (words: string, format = 0) => ({
	type: 'text',
	text: words,
	format,
	detail: 0,
	mode: 'normal',
	style: '',
	version: 1,
});
const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;
const content = (...words: [string, string, string]) => ({
	root: {
		...block,
		type: 'root',
		children: [
			{ ...block, type: 'heading', tag: 'h2', children: [text(words[0])] },
			{ ...block, type: 'paragraph', textFormat: 0, children: [text(words[1]), text(words[2], 1)] },
		],
	},
});
const answer = (words: string) => ({
	root: {
		...block,
		type: 'root',
		children: [{ ...block, type: 'paragraph', textFormat: 0, children: [text(words)] }],
	},
});
const richText = (...words: [string, string, string]) => ({
	blockType: 'richText',
	width: 'normal',
	content: content(...words),
});
const faq = (heading: string, question: string) => ({
	blockType: 'faq',
	heading,
	items: [{ question, answer: answer('Because.') }],
});

const save = async (locale: string, data: object) => {
	const { status, body } = await rest('PATCH', `/pages/${id}?locale=${locale}&depth=0`, {
		token,
		body: data,
	});
	expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
};
const readDanish = async () =>
	(await rest('GET', `/pages/${id}?locale=da&draft=true&depth=0`, { token })).body;
const languages = { source: 'en', target: 'da' };
const readSide = async () =>
	(await rest('GET', `${path}?entity=pages&id=${id}&source=en&target=da`, { token })).body;
const submit = (texts: { id: string; was: string; text: string }[], userToken = token) =>
	rest('POST', path, { token: userToken, body: { entity: 'pages', id, ...languages, texts } });
const copy = (from: string, to: string, insert: boolean) =>
	rest('POST', `${path}/copy`, {
		token,
		body: { entity: 'pages', id, ...languages, from, to, insert },
	});

let count = 0;
beforeEach(async () => {
	count += 1;
	const { body } = await rest('POST', '/pages?locale=en&depth=0', {
		token,
		body: {
			title: 'Guide',
			slug: `side-${count}`,
			sections: [faq('Questions', 'Why?'), richText('Begin', 'Read ', 'this')],
		},
	});
	expect(body.errors).toBeUndefined();
	id = body.doc.id;
	await save('en', { _status: 'published' });
	await save('da', {
		title: 'Vejledning',
		slug: `side-da-${count}`,
		sections: [richText('Start', 'Læs ', 'dette')],
		_status: 'published',
	});
});

const partsByKey = async () => {
	const { parts: entries } = await readSide();
	return Object.fromEntries(
		entries.map(({ key, ...part }: { key: string; rows: { label: string }[] }) => [key, part]),
	);
};

describe('the side-by-side view', () => {
	it('pairs sections of the same type, passage by passage', async () => {
		expect(await partsByKey()).toMatchObject({
			document: {
				has: 'both',
				rows: [
					{ id: 'title', source: 'Guide', target: 'Vejledning' },
					{ id: 'slug', source: `side-${count}`, target: `side-da-${count}`, copy: null },
				],
			},
			'sections.0.': {
				has: 'source',
				copy: { from: 'sections.0', to: 'sections.0', insert: true },
				rows: [
					{ source: 'Questions' },
					{ label: 'Questions 1 › Question', source: 'Why?' },
					{ source: 'Because.' },
				],
			},
			'sections.1.0': {
				has: 'both',
				title: expect.stringContaining('2. '),
				rows: [
					{
						id: 'sections.1.content_0',
						place: 'sections.0.content_0',
						kind: 'heading',
						source: 'Begin',
						target: 'Start',
						before: null,
					},
					{ source: 'Read ⟦1⟧this⟦/1⟧', target: 'Læs ⟦1⟧dette⟦/1⟧' },
				],
			},
		});
	});

	it('includes the former source of passages that changed after their translation', async () => {
		await save('en', {
			sections: [faq('Questions', 'Why?'), richText('Begin here', 'Read ', 'this')],
			_status: 'published',
		});
		const { rows } = (await partsByKey())['sections.1.0'];
		expect(rows.map(({ before }: { before: string | null }) => before)).toEqual(['Begin', null]);
	});

	it('has the alternative texts of pictures, which translators write in their languages only', async () => {
		const { body: list } = await rest('GET', '/media?limit=1&where[mimeType][contains]=image', {
			token,
		});
		const media = list.docs[0].id;
		const row = { id: `media.${media}.alt`, was: '', text: 'Ein Storch' };
		const alt = (locale: string, words: string) =>
			rest('PATCH', `/media/${media}?locale=${locale}`, { token, body: { alt: words } });
		for (const [locale, words] of [
			['en', 'A stork'],
			['da', 'En stork'],
			['de', ''],
		] as const)
			expect((await alt(locale, words)).status).toBe(200);
		const sections = [{ blockType: 'mediaText', heading: 'Storks', image: media }];
		await save('en', { sections, _status: 'draft' });
		const read = async (target: string, userToken: string) => {
			const query = `entity=pages&id=${id}&source=en&target=${target}`;
			const { parts } = (await rest('GET', `${path}?${query}`, { token: userToken })).body;
			return parts.find(({ key }: { key: string }) => key === 'pictures');
		};
		expect((await read('da', germanTranslatorToken)).rows).toMatchObject([
			{ id: row.id, source: 'A stork', target: 'En stork', isReadOnly: true },
		]);
		expect((await read('de', germanTranslatorToken)).rows).toMatchObject([
			{ id: row.id, source: 'A stork', target: '', isReadOnly: false },
		]);
		const german = { entity: 'pages', id, source: 'en', target: 'de', texts: [row] };
		const options = { token: germanTranslatorToken, body: german };
		expect((await rest('POST', path, options)).body.problems).toEqual({});
		expect((await rest('POST', path, options)).body.problems).toEqual({});
		expect((await read('de', token)).rows[0].target).toBe('Ein Storch');
		const { body: other } = await rest('POST', path, {
			token,
			body: {
				...german,
				texts: [
					{ ...row, text: 'Zwei' },
					{ ...row, id: 'media.999999.alt' },
				],
			},
		});
		expect(other.problems).toEqual({ [row.id]: 'changedMeanwhile', 'media.999999.alt': 'gone' });
	});
});

describe('submitted translations', () => {
	it('are saved as a draft with their formatting, and rows keep their IDs', async () => {
		const { sections: before } = await readDanish();
		const { status, body } = await submit([
			{ id: 'title', was: 'Vejledning', text: 'Guide på dansk' },
			{
				id: 'sections.1.content_1',
				was: 'Læs ⟦1⟧dette⟦/1⟧',
				text: '⟦1⟧Dette⟦/1⟧ skal læses',
			},
		]);
		expect(status).toBe(200);
		expect(body.problems).toEqual({});
		const draft = await readDanish();
		expect(draft).toMatchObject({ title: 'Guide på dansk', _status: 'draft' });
		expect(draft.sections[0].id).toBe(before[0].id);
		expect(draft.sections[0].content.root.children[1].children).toMatchObject([
			{ text: 'Dette', format: 1 },
			{ text: ' skal læses', format: 0 },
		]);
		const { body: publicPage } = await rest('GET', `/pages/${id}?locale=da&depth=0`, { token });
		expect(publicPage.title).toBe('Vejledning');
	});

	it('do not overwrite newer changes of other people, and report rejected passages', async () => {
		await save('da', { title: 'Bens titel' });
		const { body } = await submit([
			{ id: 'title', was: 'Vejledning', text: 'Mit' },
			{ id: 'sections.1.content_1', was: 'Læs ⟦1⟧dette⟦/1⟧', text: 'uden koder' },
			{ id: 'sections.7.heading', was: '', text: 'x' },
			{ id: 'sections.1.content_0', was: 'Start', text: 'Begynd' },
		]);
		expect(body.problems).toEqual({
			title: 'changedMeanwhile',
			'sections.1.content_1': 'brokenCodes',
			'sections.7.heading': 'gone',
		});
		const draft = await readDanish();
		expect(draft.title).toBe('Bens titel');
		expect(draft.sections[0].content.root.children[0].children[0].text).toBe('Begynd');
	});

	it('are accepted from translators in their languages only', async () => {
		const changes = [{ id: 'title', was: 'Vejledning', text: 'Nej' }];
		expect((await submit(changes, germanTranslatorToken)).status).toBe(403);
		const canWrite = async (target: string) => {
			const query = `entity=pages&id=${id}&source=en&target=${target}`;
			return (await rest('GET', `${path}?${query}`, { token: germanTranslatorToken })).body
				.canWrite;
		};
		expect([await canWrite('da'), await canWrite('de')]).toEqual([false, true]);
		expect((await readDanish()).title).toBe('Vejledning');
		const german = { source: 'en', target: 'de', texts: [{ id: 'title', was: '', text: 'Ja' }] };
		const body = { entity: 'pages', id, ...german };
		expect((await rest('POST', path, { token: germanTranslatorToken, body })).status).toBe(200);
	});

	it('add their section, list entry and rich text, with the other texts empty', async () => {
		const { body } = await submit([
			{ id: 'sections.0.items.0.question', was: '', text: 'Hvorfor?' },
			{ id: 'sections.1.content_0', was: 'Start', text: 'Begynd' },
			{ id: 'sections.0.items.0.answer_0', was: '', text: 'Derfor.' },
			{ id: 'slug', was: `side-da-${count}`, text: `side-ny-${count}` },
		]);
		expect(body.problems).toEqual({});
		const draft = await readDanish();
		expect(draft).toMatchObject({
			slug: `side-ny-${count}`,
			sections: [
				{ blockType: 'faq', items: [{ question: 'Hvorfor?' }] },
				{ blockType: 'richText' },
			],
		});
		expect(draft.sections[0].heading || '').toBe('');
		const [node] = draft.sections[0].items[0].answer.root.children;
		expect(node.children).toMatchObject([{ text: 'Derfor.' }]);
		expect(draft.sections[1].content.root.children[0].children[0].text).toBe('Begynd');
	});

	it('begin an empty language, with or without the codes of the source', async () => {
		const german = { entity: 'pages', id, source: 'en', target: 'de' };
		const rows = async () => {
			const query = `entity=pages&id=${id}&source=en&target=de`;
			const { parts } = (await rest('GET', `${path}?${query}`, { token })).body;
			return parts.flatMap((part: { rows: { id: string; target: string | null }[] }) =>
				part.rows.map((row) => [row.id, row.target]),
			);
		};
		const write = async (rowId: string, was: string, typed: string) => {
			const texts = [{ id: rowId, was, text: typed }];
			const { body } = await rest('POST', path, { token, body: { ...german, texts } });
			return body.problems;
		};
		expect(await write('sections.1.content_1', '', 'Das lesen')).toEqual({});
		expect(await rows()).toEqual([
			['title', ''],
			['slug', ''],
			['sections.0.heading', null],
			['sections.0.items.0.question', null],
			['sections.0.items.0.answer_0', null],
			['sections.1.content_0', ''],
			['sections.1.content_1', 'Das lesen'],
		]);
		expect(await write('sections.1.content_1', 'Das lesen', '⟦1⟧Das⟦/1⟧ lesen')).toEqual({});
		expect(await write('sections.1.content_0', '', 'Anfang')).toEqual({});
		expect((await rows()).slice(-2)).toEqual([
			['sections.1.content_0', 'Anfang'],
			['sections.1.content_1', '⟦1⟧Das⟦/1⟧ lesen'],
		]);
	});

	it('add a passage among those that the rich text has', async () => {
		const longer = richText('Begin', 'Read ', 'this');
		longer.content.root.children.push(...answer('And more.').root.children);
		await save('en', { sections: [faq('Questions', 'Why?'), longer], _status: 'published' });
		const { body } = await submit([
			{ id: 'sections.1.content_2', was: '', text: 'Og mere.' },
			{ id: 'sections.1.content_0', was: 'Start', text: 'Begynd' },
		]);
		expect(body.problems).toEqual({});
		expect((await readDanish()).sections[0].content.root.children).toMatchObject([
			{ tag: 'h2', children: [{ text: 'Begynd' }] },
			{ children: [{ text: 'Læs ' }, { text: 'dette', format: 1 }] },
			{ children: [{ text: 'Og mere.' }] },
		]);
	});

	it('are refused while a colleague has the document open', async () => {
		const autosave = `/pages/${id}?autosave=true&draft=true&locale=da`;
		await rest('PATCH', autosave, { token: colleagueToken, body: { title: 'Bens' } });
		const { status, body } = await submit([{ id: 'title', was: 'Bens', text: 'Mit' }]);
		expect(status).toBe(423);
		expect(body.errors[0].message).toContain('colleague');
		expect((await readDanish()).title).toBe('Bens');
	});
});

describe('copying from the source', () => {
	it('inserts a section before the existing one', async () => {
		expect((await copy('sections.0', 'sections.0', true)).status).toBe(200);
		const { sections } = await readDanish();
		expect(sections).toMatchObject([
			{ blockType: 'faq', heading: 'Questions', items: [{ question: 'Why?' }] },
			{ blockType: 'richText' },
		]);
		expect(Object.keys(await partsByKey())).toEqual(['document', 'sections.0.0', 'sections.1.1']);
	});

	it('copies a single field', async () => {
		await copy('sections.1.content', 'sections.0.content', false);
		await copy('title', 'title', false);
		const draft = await readDanish();
		expect(draft.title).toBe('Guide');
		expect(draft.sections[0].content.root.children[0].children[0].text).toBe('Begin');
	});

	it('rejects a different target field and a missing source', async () => {
		expect((await copy('title', 'seo', false)).status).toBe(400);
		expect((await copy('sections.9', 'sections.0', true)).status).toBe(404);
		expect((await copy('slug', 'slug', false)).status).toBe(404);
		expect((await copy('__proto__.x', '__proto__.x', false)).status).toBe(400);
	});
});

describe('machine translation', () => {
	const fill = (userToken = token) => {
		const body = { entity: 'pages', id, source: 'en', target: 'de' };
		return rest('POST', '/translation-states/machine', { token: userToken, body });
	};
	const german = async () =>
		(await rest('GET', `/pages/${id}?locale=de&draft=true&depth=0`, { token })).body;
	const state = async () =>
		(await rest('GET', `/translation-states/of?entity=pages&id=${id}`, { token })).body.states.find(
			({ language }: { language: string }) => language === 'de',
		);

	it('fills a draft and marks it until a person changes it', async () => {
		await save('en', { sections: [richText('Begin', 'Read & keep ', 'this')] });
		expect(await fill()).toMatchObject({ status: 200, body: { taken: 3, problems: {} } });
		const page = await german();
		expect(page).toMatchObject({ title: 'ediuG', _status: 'draft' });
		expect(page.sections[0].content.root.children[1].children).toMatchObject([
			{ text: 'daeR & peek ', format: 0 },
			{ text: 'siht', format: 1 },
		]);
		expect(await state()).toMatchObject({ state: 'draft', machine: true });
		expect(service.requests.at(-1)?.get('target_lang')).toBe('de');
		await rest('PATCH', `/pages/${id}?locale=de&draft=true`, {
			token,
			body: { title: 'Leitfaden' },
		});
		expect(await state()).toMatchObject({ machine: false });
	});

	it('keeps translations by people and retranslates changed source texts', async () => {
		await fill();
		const page = await german();
		await save('de', { ...page, title: 'Leitfaden', slug: `maschine-${id}`, _status: 'published' });
		const sections = [faq('Questions', 'Why?'), richText('Begin', 'Read and keep ', 'this')];
		await save('en', { sections, _status: 'published' });
		expect((await fill()).body).toEqual({ taken: 1, problems: {} });
		const translatedPage = await german();
		expect(translatedPage.title).toBe('Leitfaden');
		expect(translatedPage.sections[1].id).toBe(page.sections[1].id);
		const [, paragraph] = translatedPage.sections[1].content.root.children;
		expect(paragraph.children[0].text).toBe('daeR dna peek ');
	});

	it('retries if the service is busy', async () => {
		service.behave('busyOnce');
		expect((await fill()).body).toEqual({ taken: 6, problems: {} });
	});

	it('reports texts with broken formatting codes and stores the others', async () => {
		service.behave('badCodes');
		const { body } = await fill();
		service.behave('well');
		expect(body).toEqual({ taken: 5, problems: { 'sections.1.content_1': 'brokenCodes' } });
	});

	it.each([
		['usedUp', 'quota'],
		['down', 'did not answer'],
		['failing', 'did not answer'],
		['half', 'did not answer'],
		['html', 'did not answer'],
	] as const)('reports an error of the service and changes nothing: %s', async (behavior, text) => {
		service.behave(behavior);
		const { status, body } = await fill();
		service.behave('well');
		expect(status).toBe(502);
		expect(body.errors[0].message).toContain(text);
		expect((await german()).title ?? null).toBeNull();
	});

	it('requires a signed-in account', async () => {
		expect((await fill('')).status).toBe(401);
	});
});
