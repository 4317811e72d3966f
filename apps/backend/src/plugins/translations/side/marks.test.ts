import { expect, it } from 'vitest';
import { decodePassage, encodePassage } from '../texts/inline.ts';
import { fromMarks, toMarks } from './marks.ts';

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
	expect(toMarks(encodePassage(passage))).toBe('A < B & “C” ⟦1⟧the ⟦2⟧list⟦/2⟧⟦/1⟧⟦3/⟧end');
});

it('restores the nodes of the marks in the order of the translation', () => {
	const element = fromMarks('⟦3/⟧Ende, ⟦1⟧⟦2⟧Liste⟦/2⟧ die⟦/1⟧ <i>&');
	expect(element && decodePassage(passage, element)).toMatchObject([
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

it.each(['⟦1⟧open', 'close⟦/1⟧', 'none', '⟦1⟧a⟦/1⟧⟦1⟧b⟦/1⟧⟦2⟧⟦/2⟧⟦3/⟧'])(
	'rejects missing, repeated and unclosed marks: %s',
	(translation) => {
		const element = fromMarks(translation);
		expect(element && decodePassage(passage, element)).toBeNull();
	},
);
