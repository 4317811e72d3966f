import { sql } from '@payloadcms/db-sqlite/drizzle';
import { expect, it } from 'vitest';
import { runStatement } from '../src/platform/transactions/statement.ts';
import { isQueries } from '../src/platform/transactions/transaction.ts';
import { examine } from '../src/start/operations/doctor.ts';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('ed@example.com');

const hero = { id: 'a', blockType: 'hero', heading: 'Known' };
const unknownBlock = { id: 'odd', blockType: 'clean-hero', heading: 'From another version' };

it.each([
	['pages', 'sections', hero],
	['posts', 'blogSections', { blockType: 'heading', text: 'Known' }],
])(
	'a block of an unknown type is refused in %s with the path of its type',
	async (collection, list, block) => {
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
	const database: unknown = Reflect.get(backend.payload.db, 'drizzle');
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

it('a stored block of an unknown type is hidden from visitors, kept by saves and named by doctor', async () => {
	const rows = [unknownBlock, hero];
	const id = await pageWith('shown', rows);
	const publish = { token, body: { title: 'Shown', _status: 'published' } };
	const saved = await rest('PATCH', `/pages/${id}?locale=en`, publish);
	expect(saved.status, JSON.stringify(saved.body)).toBe(200);
	const { data } = await backend.query(
		'{ page(slug: "shown", lang: en) { title sections { __typename } } }',
	);
	expect(data?.page).toEqual({ title: 'Shown', sections: [{ __typename: 'HeroSection' }] });
	const { body } = await rest('GET', `/pages/${id}?locale=en`, { token });
	expect(body.sections).toMatchObject(rows);
	const problems = (await examine()).filter(({ name }) => name === 'sections');
	expect(problems).toEqual([
		{
			name: 'sections',
			problem: `Visitors do not see sections of unknown types, and the forms do not open: pages ${id} (clean-hero)`,
		},
	]);
});

it('an unknown node of a text is hidden from visitors and kept by saves', async () => {
	const text = (words: string) => ({ type: 'text', text: words, version: 1 });
	const nodes = [
		{ type: 'paragraph', version: 1, children: [text('Before')] },
		{ type: 'marquee', version: 1, children: [text('moving')] },
	];
	const content = { root: { type: 'root', version: 1, children: nodes } };
	const id = await pageWith('odd-text', [{ id: 'a', blockType: 'richText', content }]);
	const save = { token, body: { title: 'Saved', _status: 'published' } };
	expect((await rest('PATCH', `/pages/${id}?locale=en`, save)).status).toBe(200);
	const { body } = await backend.query(
		'{ page(slug: "odd-text", lang: en) { sections { ... on RichTextSection { content } } } }',
	);
	expect(JSON.stringify(body)).toContain('Before');
	expect(JSON.stringify(body)).not.toContain('moving');
	const stored = await rest('GET', `/pages/${id}?locale=en`, { token });
	expect(stored.body.sections[0].content).toMatchObject(content);
});
