import { expect, it } from 'vitest';
import { markedText, nodesOf } from './inline-codes.ts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const passage = {
	type: 'paragraph',
	children: [
		text('A < B & “C” '),
		{ type: 'link', fields: { url: '/x' }, children: [text('the '), text('list', 1)] },
		{ type: 'linebreak' },
		text('end'),
	],
};

it('shows emphasis, links and line breaks as numbered marks', () => {
	expect(markedText(passage)).toBe('A < B & “C” ⟦1⟧the ⟦2⟧list⟦/2⟧⟦/1⟧⟦3/⟧end');
});

it('restores the nodes of the marks in the order of the translation', () => {
	expect(nodesOf(passage, '⟦3/⟧Ende, ⟦1⟧⟦2⟧Liste⟦/2⟧ die⟦/1⟧ <i>&')).toMatchObject([
		{ type: 'linebreak' },
		{ type: 'text', text: 'Ende, ' },
		{
			type: 'link',
			fields: { url: '/x' },
			children: [{ text: 'Liste', format: 1 }, { text: ' die' }],
		},
		{ type: 'text', text: ' <i>&' },
	]);
});

it.each([
	'⟦1⟧open',
	'close⟦/1⟧',
	'none',
	'⟦1⟧a⟦/1⟧⟦1⟧b⟦/1⟧⟦2⟧⟦/2⟧⟦3/⟧',
	'⟦1⟧⟦2⟧a⟦/1⟧⟦/2⟧⟦3/⟧',
	'⟦2⟧⟦1⟧a⟦/1⟧⟦/2⟧⟦3/⟧',
	'⟦1/⟧⟦2⟧a⟦/2⟧⟦3/⟧',
	'⟦1⟧⟦2⟧a⟦/2⟧⟦/1⟧⟦3⟧b⟦/3⟧',
])('rejects missing, repeated, unclosed and misplaced marks: %s', (translation) => {
	expect(nodesOf(passage, translation)).toBeNull();
});
