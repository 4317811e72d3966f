import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { runStatement } from '../src/platform/transactions/statement.ts';
import { isQueries } from '../src/platform/transactions/transaction.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

let backend: TestBackend;
let payload: Payload;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	({ payload } = backend);
	({ token } = await newSession('ed@example.com'));
});

const hero = { blockType: 'hero', heading: 'Known' };
const unknownBlock = { id: 'odd', blockType: 'clean-hero', heading: 'From another version' };

it.each([
	['pages', 'sections'],
	['posts', 'blogSections'],
])(
	'a block of an unknown type is refused in %s with the path of its type',
	async (collection, list) => {
		const block = list === 'sections' ? hero : { blockType: 'heading', text: 'Known' };
		const send = (rows: unknown[], language: string) =>
			rest('POST', `/${collection}?draft=true`, {
				token,
				headers: { 'accept-language': language },
				body: { title: 'Odd', name: 'Odd', _status: 'draft', [list]: rows },
			});
		const response = await send([block, unknownBlock], 'en');
		expect(response.status).toBe(400);
		expect(fieldErrors(response)).toEqual({
			[`${list}.1.blockType`]: 'There is no section of this type: clean-hero',
		});
		expect(fieldErrors(await send([{ heading: 'x' }, 'text'], 'da'))).toEqual({
			[`${list}.0.blockType`]: 'Sektionens type mangler',
			[`${list}.1.blockType`]: 'Sektionens type mangler',
		});
	},
);

/** Creates a published page whose English sections are stored as by a version of the backend with other section types. */
async function pageWith(slug: string, sections: readonly unknown[]): Promise<number> {
	const { id } = await backend.createPage({ title: 'Odd', slug });
	const json = JSON.stringify(sections);
	const database: unknown = Reflect.get(payload.db, 'drizzle');
	if (!isQueries(database)) throw new Error('The database has no transactions');
	await database.transaction(async (transaction) => {
		for (const statement of [
			`update pages_locales set sections = '${json}' where _parent_id = ${id} and _locale = 'en'`,
			`update _pages_v_locales set version_sections = '${json}' where _locale = 'en' and _parent_id in (select id from _pages_v where parent_id = ${id})`,
		])
			await runStatement(transaction, sql.raw(statement));
	});
	return id;
}

const placeholder = { id: 'odd', blockType: 'unavailable', stored: unknownBlock };
const sectionsOf = async (id: number) =>
	(await rest('GET', `/pages/${id}?locale=en&draft=true`, { token })).body.sections;

it('a stored block of an unknown type is a placeholder in the form that can be kept, moved and removed', async () => {
	const id = await pageWith('odd', [hero, unknownBlock]);
	const [first, second] = await sectionsOf(id);
	expect([first, second]).toMatchObject([hero, placeholder]);
	const save = (sections: unknown[]) =>
		rest('PATCH', `/pages/${id}?locale=en&draft=true`, {
			token,
			body: { sections, _status: 'draft' },
		});
	for (const row of [second, unknownBlock]) {
		expect((await save([row, first])).status).toBe(200);
		expect(await sectionsOf(id)).toMatchObject([placeholder, hero]);
	}
	expect(fieldErrors(await save([{ ...unknownBlock, id: 'new' }, first]))).toHaveProperty([
		'sections.0.blockType',
	]);
	expect((await save([first])).status).toBe(200);
	expect(await sectionsOf(id)).toMatchObject([hero]);
});

it('a stored block of an unknown type is hidden from visitors, and its page can be published and duplicated', async () => {
	const id = await pageWith('shown', [unknownBlock, hero]);
	const publish = { token, body: { title: 'Shown', _status: 'published' } };
	expect((await rest('PATCH', `/pages/${id}?locale=en`, publish)).status).toBe(200);
	const { data } = await backend.query(
		'{ page(slug: "shown", lang: en) { title sections { __typename } } }',
	);
	expect(data?.page).toEqual({ title: 'Shown', sections: [{ __typename: 'HeroSection' }] });
	const { body } = await rest('POST', `/pages/${id}/duplicate?locale=en`, { token, body: {} });
	expect(await sectionsOf(body.doc.id)).toMatchObject([
		{ blockType: 'unavailable', stored: unknownBlock },
		hero,
	]);
});

it('a placeholder becomes the block again when its type exists again', async () => {
	const id = await pageWith('again', ['text', { ...placeholder, stored: { ...hero, id: 'odd' } }]);
	expect(await sectionsOf(id)).toMatchObject([
		{ blockType: 'unavailable', stored: 'text' },
		{ ...hero, id: 'odd' },
	]);
});

describe('rich text with a node that its editor does not support', () => {
	const text = (words: string) => ({ type: 'text', text: words, version: 1 });
	const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
	const root = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });
	const inline = (blockType: string) => ({
		type: 'inlineBlock',
		version: 1,
		fields: { id: 'a', blockType },
	});
	const unknownNodes = root(paragraph(text('Before'), inline('gone'), inline('price')), {
		type: 'marquee',
		version: 1,
		children: [text('moving'), text('words')],
	});
	const section = (value: object) => ({ blockType: 'richText', id: 'a', content: value });

	it('is refused with the path of the node', async () => {
		const send = (sections: object[], language = 'en') =>
			rest('POST', '/pages?draft=true', {
				token,
				headers: { 'accept-language': language },
				body: { title: 'Odd', _status: 'draft', sections },
			});
		const message = 'A text can hold no part of this type here';
		expect(fieldErrors(await send([section(unknownNodes)]))).toEqual({
			'sections.0.content.root.children.0.children.1': `${message}: inlineBlock gone`,
			'sections.0.content.root.children.1': `${message}: marquee`,
		});
		const heading = root({ type: 'heading', tag: 'h2', version: 1, children: [text('Big')] });
		expect((await send([section(heading)])).status).toBe(201);
		const simple = { blockType: 'mediaText', text: heading };
		expect(fieldErrors(await send([simple], 'de'))).toEqual({
			'sections.0.text.root.children.0':
				'Ein Text kann hier keinen Teil dieser Art enthalten: heading',
		});
	});

	it('shows the text of a stored node with a mark in the form; visitors see the rest', async () => {
		const id = await pageWith('odd-text', [section(unknownNodes)]);
		const [{ content }] = await sectionsOf(id);
		const [first, second] = content.root.children;
		expect(first.children).toMatchObject([
			text('Before'),
			{ type: 'text', text: '[Cannot be shown: inlineBlock gone]' },
			inline('price'),
		]);
		expect(second.type).toBe('paragraph');
		expect(second.children[0].text).toBe('[Cannot be shown: marquee moving words]');
		const { body } = await backend.query(
			'{ page(slug: "odd-text", lang: en) { sections { ... on RichTextSection { content } } } }',
		);
		expect(JSON.stringify(body)).toContain('Before');
		expect(JSON.stringify(body)).not.toContain('Cannot be shown');
	});
});
