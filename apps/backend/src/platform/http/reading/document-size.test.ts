import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { tooLargeField } from './document-size.ts';

const { rows, objects } = limits.documents;
const paragraphs = (count: number) => ({
	root: { children: Array.from({ length: count }, () => ({ type: 'paragraph' })) },
});

it('names the field with too many rows, at any depth', () => {
	expect(
		tooLargeField({ title: 'x', sections: Array(rows).fill({ blockType: 'hero' }) }),
	).toBeNull();
	expect(
		tooLargeField({ title: 'x', sections: Array(rows + 1).fill({ blockType: 'hero' }) }),
	).toMatchObject({ field: 'sections' });
	expect(
		tooLargeField({
			sections: [{ items: Array(rows / 2).fill({}) }, { items: Array(rows / 2).fill({}) }],
		}),
	).toMatchObject({ field: 'sections' });
	expect(tooLargeField({ tags: Array(rows + 1).fill(1) })).toMatchObject({ field: 'tags' });
});

it('counts rich text by its nodes, at any depth', () => {
	expect(tooLargeField({ content: paragraphs(objects - 3) })).toBeNull();
	expect(tooLargeField({ content: paragraphs(objects) })).toMatchObject({ field: 'content' });
	let lists: unknown[] = [];
	for (let level = 0; level <= rows; level += 1) lists = [lists];
	expect(tooLargeField({ tags: lists })).toMatchObject({ field: 'tags' });
	let deep: object = {};
	for (let level = 0; level < objects; level += 1) deep = { children: [deep] };
	expect(tooLargeField({ content: { root: deep } })).toMatchObject({ field: 'content' });
});
