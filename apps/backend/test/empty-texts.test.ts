import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import type { BlocksField, Field } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RichText, richTextToHtml } from '../src/content/values/html.ts';
import { filledValue, isEmptyRow, unevenList } from '../src/documents/empty-content.ts';
import { walkFields } from '../src/documents/field-walk.ts';
import * as elements from '../src/model/blog-elements/registry.ts';
import * as sections from '../src/model/sections/registry.ts';
import { isRecord, type JsonRecord, listOf } from '../src/platform/http/reading/json-record.ts';
import { checkElements } from '../src/plugins/publish-checks/checks/check-elements.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';
import { longText, sampleBlock } from './sample-block.ts';

const documents = {
	...{ image: 1, expectedImage: 1, animation: 1, form: 1, expectedForm: 1 },
	...{ product: 1, author: 1 },
};
const sectionBlocks = Object.values(sections).map(({ block }) => block);
const elementBlocks = Object.values(elements).map(({ block }) => block);
const sectionsField: BlocksField = { name: 'parts', type: 'blocks', blocks: sectionBlocks };
const elementsField: BlocksField = { name: 'parts', type: 'blocks', blocks: elementBlocks };

/** The rows with two entries in each list, and with headings, lists and tables in each rich text. */
function withLists(value: unknown): unknown {
	if (Array.isArray(value)) {
		const entries = value.map(withLists);
		return entries.length === 1 ? [entries[0], structuredClone(entries[0])] : entries;
	}
	if (!isRecord(value)) return value;
	if (isRecord(value.root)) return structuredClone(longText);
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLists(inner)]));
}

const records = (value: unknown) => listOf(value).filter(isRecord);

interface Place {
	name: string;
	/** Whether it is an entry of a list or a cell of a table. */
	isEntry: boolean;
	/** Whether the document cannot be stored as published without it. */
	isRequired: boolean;
	empty: () => unknown;
}

/** The list entries, cells, headings and paragraphs of a rich text. The first cell of a table may be empty, above the names of its rows. */
function* passagePlaces(node: JsonRecord, name: string, corner?: unknown): Generator<Place> {
	for (const child of records(node.children)) {
		const { type } = child;
		const isPassage =
			type === 'listitem' ||
			type === 'tablecell' ||
			records(child.children).some(({ text }) => text !== undefined);
		const isEntry = (type === 'listitem' || type === 'tablecell') && child !== corner;
		const empty = () => Object.assign(child, { children: [] });
		if (isPassage) yield { name: `${name} ${type}`, isEntry, isRequired: false, empty };
		else
			yield* passagePlaces(
				child,
				name,
				type === 'table' ? records(records(child.children)[0]?.children)[0] : corner,
			);
	}
}

/** Empties the texts and the files of a row, and leaves its links, icons and settings, as an unfinished translation has them. */
function emptyRow(fields: readonly Field[], row: JsonRecord): void {
	for (const { field, value, path } of walkFields(fields, row, null)) {
		const parent = path.slice(0, -1).reduce<unknown>((node, step) => Object(node)[step], row);
		const isText = ['text', 'textarea', 'richText', 'upload'].includes(field.type);
		if (isText && isRecord(parent) && value && !['url', 'icon'].includes(field.name))
			parent[field.name] = null;
	}
}

/** Every place of a block whose text can be missing. */
function* places(fields: readonly Field[], data: JsonRecord): Generator<Place> {
	for (const { field, value, path } of walkFields(fields, data, null)) {
		const name = path.join('.');
		const parent = path.slice(0, -1).reduce<unknown>((node, step) => Object(node)[step], data);
		if (!isRecord(parent)) continue;
		const isRequired = 'required' in field && field.required === true;
		if (field.type === 'text' && field.hasMany)
			for (const at of listOf(value).keys())
				yield { name, isEntry: true, isRequired, empty: () => listOf(value).fill('', at, at + 1) };
		else if (field.type === 'text' || field.type === 'textarea')
			yield {
				name,
				isEntry: false,
				isRequired,
				empty: () => Object.assign(parent, { [field.name]: '' }),
			};
		else if (field.type === 'richText' && isRecord(value) && isRecord(value.root))
			yield* passagePlaces(value.root, name);
		else if (field.type === 'array' && isEmptyRow(field, {}))
			for (const row of records(value))
				yield { name, isEntry: true, isRequired, empty: () => emptyRow(field.fields, row) };
	}
}

const emptyMarkup = /<(li|h[1-6]|p|th|td|blockquote|ul|ol|a)\b[^>]*>(\s|<br ?\/?>)*<\/\1>/;

/** What a reader would see of missing texts: empty elements of HTML, empty entries of lists. */
function gapsIn(fields: readonly Field[], data: JsonRecord): string[] {
	return [...walkFields(fields, data, null)].flatMap(({ field, value, path }) => {
		const html =
			field.type === 'richText' ? richTextToHtml(value as RichText, () => '/', slugFrom) : '';
		const isEmptyEntry = (row: unknown) =>
			isEmptyRow(field, row) || (field.type === 'text' && row === '');
		return emptyMarkup.test(html) || listOf(value).some(isEmptyEntry)
			? [`${path.join('.')} ${html}`]
			: [];
	});
}

const rows = [sectionsField, elementsField].flatMap((field) =>
	field.blocks.map(
		(block) => [block.slug, field, sampleBlock(block, '', documents).stored] as const,
	),
);

describe('a missing text', () => {
	it.each(rows)('of %s is left out, or stops publishing', (_name, field, row) => {
		const create = (): JsonRecord => ({ parts: [withLists(structuredClone(row))] });
		const count = [...places([field], create())].length;
		for (let at = 0; at < count; at += 1) {
			const data = create();
			const place = [...places([field], data)][at];
			place?.empty();
			const errors = checkElements([field], data).filter(({ level }) => level === 'error');
			if (place?.isEntry) expect(errors, place.name).not.toEqual([]);
			const filled = { parts: filledValue(field, data.parts) };
			// Content from before the checks is shown without empty entries; only cells have to stay.
			if (!place?.name.endsWith('tablecell'))
				expect(gapsIn([field], filled), place?.name).toEqual([]);
		}
	});

	it('of all entries leaves out the list', () => {
		const field = { name: 'text', type: 'richText' } satisfies Field;
		const text = structuredClone(longText);
		for (const node of records(text.root.children)) {
			if (node.type !== 'heading')
				for (const place of passagePlaces({ children: [node] }, '')) place.empty();
		}
		expect(unevenList(field, text)).toBeNull();
		const filled = filledValue(field, text) as RichText;
		expect(richTextToHtml(filled, () => null, slugFrom)).toBe(
			'<h2 id="part">Part</h2><h3 id="prices">Prices</h3>',
		);
	});
});

describe('a half-translated page', () => {
	let backend: TestBackend;
	let token: string;
	let id: number;
	let count = 0;

	beforeAll(async () => {
		backend = await startTestBackend();
		({ token } = await newSession('publisher@example.com'));
	});

	const request = (method: string, path: string, body?: object) =>
		rest(method, path, { token, body });
	const write = (lang: LocaleCode, data: object) =>
		request('PATCH', `/pages/${id}?locale=${lang}&draft=true&depth=0`, {
			...data,
			_status: 'draft',
		});
	const publishing = (action: string, languages: readonly LocaleCode[]) =>
		request('POST', `/publishing/${action}`, {
			document: `pages:${id}`,
			languages,
			action: 'publish',
			changes: [{ document: `pages:${id}`, languages }],
		});
	const find = (languages: { language: string }[], lang: LocaleCode) =>
		Object(languages.find(({ language }) => language === lang));
	const state = async (lang: LocaleCode) => {
		const { body } = await request('GET', `/publishing/state?document=pages:${id}`);
		return find(body.languages, lang);
	};
	const preview = async (lang: LocaleCode) => {
		const { body } = await request('GET', `/publishing/preview?documents=pages:${id}`);
		return find(body.documents[0].languages, lang);
	};
	const publicHtml = async (lang: LocaleCode) => {
		const query =
			'query ($slug: String!, $lang: Locale!) { page(slug: $slug, lang: $lang) { sections { ... on RichTextSection { content } } } }';
		const variables = { slug: `half-${count}-${lang}`, lang };
		const { body } = await backend.query(query, { variables });
		return body.data.page?.sections[0]?.content ?? null;
	};

	/** Creates a page in English, and translates these texts into a language side by side, as a translator does. */
	async function translate(lang: LocaleCode, texts: Record<string, string>, slug = true) {
		count += 1;
		const section = { blockType: 'richText', width: 'normal', content: longText };
		const page = { title: 'Guide' };
		const { body } = await request('POST', '/pages?locale=en&draft=true&depth=0', {
			...page,
			slug: `half-${count}-en`,
			sections: [section],
			_status: 'draft',
		});
		id = body.doc.id;
		// Only the first publication derives addresses from titles.
		expect((await publishing('publish', ['en'])).status).toBe(200);
		const direction = { entity: 'pages', id, source: 'en', target: lang };
		const query = new URLSearchParams({ ...direction, id: String(id) });
		const side = await request('GET', `/translation-states/side?${query}`);
		const typed = side.body.parts
			.flatMap((part: { rows: { id: string; source: string }[] }) => part.rows)
			.filter(({ source }: { source: string }) => source in texts)
			.map((row: { id: string; source: string }) => ({
				id: row.id,
				was: '',
				text: texts[row.source],
			}));
		const address = slug ? [{ id: 'slug', was: '', text: `half-${count}-${lang}` }] : [];
		const { status } = await request('POST', '/translation-states/side', {
			...direction,
			texts: [...typed, ...address],
		});
		expect(status).toBe(200);
	}

	it('is published without headings and paragraphs that have no text, and stays to be finished', async () => {
		await translate('da', { Guide: 'Vejledning', Part: 'Del' });
		expect((await state('da')).incomplete).toEqual({ done: 3, all: 13 });
		const { body } = await request('GET', `/checklist/pages/${id}`);
		const danish = body.languages.find(({ lang }: { lang: string }) => lang === 'da');
		expect(danish.problems.map(({ message }: { message: string }) => message)).toContain(
			'3 of 13 texts translated. What has no text is left out.',
		);
		expect(await preview('da')).toMatchObject({ waiting: true, incomplete: true });
		expect((await publishing('publish', ['da'])).status).toBe(200);
		expect(await publicHtml('da')).toBe('<h2 id="del">Del</h2>');
		const stored = await request('GET', `/pages/${id}?locale=da&draft=false&depth=0`);
		expect(stored.body.sections[0].content.root.children).toHaveLength(1);
		const draft = await request('GET', `/pages/${id}?locale=da&draft=true&depth=0`);
		expect(draft.body.sections[0].content.root.children).toHaveLength(
			longText.root.children.length,
		);
		// What only the draft has shows nothing, so there is nothing to publish.
		expect(await state('da')).toMatchObject({ state: 'published', waiting: false, changes: [] });
	});

	const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();
	const ways: Record<string, (lang: LocaleCode) => Promise<unknown>> = {
		'the dialog': async (lang) => fieldErrors(await publishing('publish', [lang])),
		'the list': async (lang) => (await publishing('bulk', [lang])).body.refusals,
		'the API': async (lang) =>
			fieldErrors(await request('PATCH', `/pages/${id}?locale=${lang}`, { _status: 'published' })),
		'a plan': async (lang) =>
			(
				await request('POST', '/releases/plan', {
					target: `pages:${id}`,
					action: 'publish',
					at: inOneHour(),
					languages: [lang],
				})
			).body,
		'a release': async () => {
			const release = await request('POST', '/releases', { title: `Release ${count}` });
			const path = `/releases/${release.body.doc.id}`;
			await request('POST', `${path}/add`, { target: `pages:${id}` });
			return (await request('POST', `${path}/publish`)).body;
		},
	};

	it.each(Object.keys(ways))('with a half-translated list is refused by %s', async (way) => {
		const lang = localeCodes[1 + (count % 2)] ?? 'da';
		await translate(lang, { Guide: 'G', Two: 'To' });
		expect(JSON.stringify(await ways[way]?.(lang))).toMatch(/entries without text/);
		expect(await publicHtml(lang)).toBeNull();
	});

	it('in the source language is refused too', async () => {
		await translate('da', {});
		const section = structuredClone({ blockType: 'richText', width: 'normal', content: longText });
		const table = section.content.root.children.find(({ type }) => type === 'table');
		for (const place of [...passagePlaces({ children: [table] }, '')].slice(1, 2)) place.empty();
		await write('en', { sections: [section] });
		expect(fieldErrors(await publishing('publish', ['en']))).toEqual({
			'sections.0.content': expect.stringContaining('empty cells'),
		});
	});

	it('without an address is not published, and gets the offer of a free one', async () => {
		const translateWithoutAddress = async () => {
			await translate('de', { Guide: 'Leitfaden für Eilige' }, false);
			// The address follows the title.
			await write('de', { slug: null });
		};
		await translateWithoutAddress();
		const free = (await preview('de')).addressOffer;
		expect(free).toMatch(/^leitfaden-fuer-eilige/);
		expect(Object.keys(fieldErrors(await publishing('publish', ['de'])))).toEqual(['slug']);
		expect((await publishing('bulk', ['de'])).body).toMatchObject({ done: 0 });
		await write('de', { slug: free });
		expect((await preview('de')).addressOffer).toBeNull();
		expect((await publishing('publish', ['de'])).status).toBe(200);
		await translateWithoutAddress();
		expect((await preview('de')).addressOffer).toBe(`${free}-2`);
	});
});
