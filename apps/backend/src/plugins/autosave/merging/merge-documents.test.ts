import { describe, expect, it } from 'vitest';
import { type Data, mergeDocuments } from './merge-documents.ts';

const merge = (base: Data, mine: Data, theirs: Data) => mergeDocuments(base, mine, theirs);
const text = (words: string) => ({ root: { type: 'root', children: [{ text: words }] } });

describe('the merge of fields', () => {
	it.each<[string, Data, Data, Data, Data]>([
		['only the form changed', { title: 'A' }, { title: 'Mine' }, { title: 'A' }, { title: 'Mine' }],
		[
			'only the newer version changed',
			{ title: 'A' },
			{ title: 'A' },
			{ title: 'Theirs' },
			{ title: 'Theirs' },
		],
		[
			'both changed in the same way',
			{ title: 'A' },
			{ title: 'B' },
			{ title: 'B' },
			{ title: 'B' },
		],
		['the form emptied', { title: 'A' }, { title: '' }, { title: 'A' }, { title: '' }],
		['are empty in different ways', { title: null }, { title: '' }, { title: 'B' }, { title: 'B' }],
		['the form does not contain', { hidden: 'A' }, {}, { hidden: 'B' }, { hidden: 'B' }],
		[
			'are new',
			{},
			{ title: 'Mine' },
			{ seo: { metaDesc: 'Theirs' } },
			{ title: 'Mine', seo: { metaDesc: 'Theirs' } },
		],
		[
			'are in a group',
			{ seo: { title: 'A', metaDesc: 'A' } },
			{ seo: { title: 'Mine', metaDesc: 'A' } },
			{ seo: { title: 'A', metaDesc: 'Theirs' } },
			{ seo: { title: 'Mine', metaDesc: 'Theirs' } },
		],
		[
			'editors do not write',
			{ updatedAt: '1' },
			{ updatedAt: '1' },
			{ updatedAt: '2' },
			{ updatedAt: '2' },
		],
	])('merges fields that %s', (_, base, mine, theirs, data) => {
		expect(merge(base, mine, theirs)).toEqual({ data, conflicts: [] });
	});

	it('keeps the newer version of fields that both sides changed, and reports both values', () => {
		const result = merge(
			{ title: 'A', seo: { metaDesc: 'A' } },
			{ title: 'Mine', seo: { metaDesc: 'Mine, too' } },
			{ title: 'Theirs', seo: { metaDesc: 'Theirs, too' } },
		);
		expect(result).toEqual({
			data: { title: 'Theirs', seo: { metaDesc: 'Theirs, too' } },
			conflicts: [
				{ path: 'title', mine: 'Mine', theirs: 'Theirs' },
				{ path: 'seo.metaDesc', mine: 'Mine, too', theirs: 'Theirs, too' },
			],
		});
	});

	it('can keep the values of the form in fields that both sides changed', () => {
		const base = { title: 'A', slug: 'a', seo: { metaDesc: 'A' } };
		const mine = { title: 'Mine', slug: 'a', seo: { metaDesc: 'A' } };
		const theirs = { title: 'Theirs', slug: 'theirs', seo: { metaDesc: 'Theirs, too' } };
		expect(mergeDocuments(base, mine, theirs, 'mine').data).toEqual({ ...theirs, title: 'Mine' });
	});

	it.each<[string, unknown, unknown, unknown]>([
		['a formatted text', text('A'), text('Mine'), text('Theirs')],
		[
			'a reference',
			{ relationTo: 'pages', value: 1 },
			{ relationTo: 'posts', value: 1 },
			{ relationTo: 'pages', value: 2 },
		],
		['a list of words', ['a'], ['a', 'mine'], ['a', 'theirs']],
	])('compares %s as a whole', (_, base, mine, theirs) => {
		expect(merge({ field: base }, { field: mine }, { field: theirs })).toEqual({
			data: { field: theirs },
			conflicts: [{ path: 'field', mine, theirs }],
		});
	});
});

describe('the merge of rows', () => {
	const row = (id: string, heading = id, blockType = 'hero') => ({ id, blockType, heading });
	const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => row(id));
	const sections = (base: unknown[], mine: unknown[], theirs: unknown[]) => {
		const { data, conflicts } = merge({ sections: base }, { sections: mine }, { sections: theirs });
		return { rows: data.sections, conflicts };
	};

	it.each([
		[
			'changed on each side',
			[a, b],
			[row('a', 'Mine'), b],
			[a, row('b', 'Theirs')],
			[row('a', 'Mine'), row('b', 'Theirs')],
		],
		[
			'moved in the form and changed elsewhere',
			[a, b, c],
			[c, a, b],
			[a, row('b', 'Theirs'), c],
			[c, a, row('b', 'Theirs')],
		],
		[
			'moved elsewhere and changed in the form',
			[a, b, c],
			[a, row('b', 'Mine'), c],
			[c, a, b],
			[c, a, row('b', 'Mine')],
		],
		['added on each side', [a, b], [a, c, b], [a, b, d], [a, c, b, d]],
		['removed in the form', [a, b], [b], [a, row('b', 'Theirs')], [row('b', 'Theirs')]],
		['removed elsewhere', [a, b], [row('a', 'Mine'), b], [a], [row('a', 'Mine')]],
		[
			'removed in the form and changed elsewhere',
			[a, b],
			[row('b', 'Mine')],
			[row('a', 'Theirs'), b],
			[row('a', 'Theirs'), row('b', 'Mine')],
		],
		[
			'changed in the form and removed elsewhere',
			[a, b],
			[row('a', 'Mine'), b],
			[b],
			[row('a', 'Mine'), b],
		],
		[
			'rewritten elsewhere with other ids',
			[a, b],
			[row('a', 'Mine'), b],
			[row('x', 'a'), row('y', 'Theirs')],
			[row('x', 'Mine'), row('y', 'Theirs')],
		],
	])('merges rows that were %s', (_, base, mine, theirs, rows) => {
		expect(sections(base, mine, theirs)).toEqual({ rows, conflicts: [] });
	});

	it('names rows in conflicts by their indexes', () => {
		expect(sections([a, b], [c, a, row('b', 'Mine')], [a, row('b', 'Theirs')])).toEqual({
			rows: [c, a, row('b', 'Theirs')],
			conflicts: [{ path: 'sections.2.heading', mine: 'Mine', theirs: 'Theirs' }],
		});
	});

	it('compares a row as a whole if one side changed the type of the section', () => {
		const [mine, theirs] = [row('a', 'Mine', 'faq'), row('a', 'Theirs')];
		expect(sections([a], [mine], [theirs])).toEqual({
			rows: [theirs],
			conflicts: [{ path: 'sections.0', mine, theirs }],
		});
	});

	it('merges lists inside rows', () => {
		const faq = (...items: object[]) => [{ id: 'f', blockType: 'faq', items }];
		const result = sections(
			faq({ id: '1', question: 'A' }),
			faq({ id: '1', question: 'Mine' }, { id: '2', question: 'New' }),
			faq({ id: '3', question: 'First' }, { id: '1', question: 'A' }),
		);
		expect(result).toEqual({
			rows: faq(
				{ id: '3', question: 'First' },
				{ id: '1', question: 'Mine' },
				{ id: '2', question: 'New' },
			),
			conflicts: [],
		});
	});
});
