import { describe, expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

const richText = (...texts: string[]) => ({
	root: {
		type: 'root',
		children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
	},
});

describe('firstWords', () => {
	it('prefers the heading', () => {
		expect(firstWords({ text: richText('Below'), heading: 'Above' })).toBe('Above');
	});

	it('uses the first text of rich text without a heading', () => {
		expect(firstWords({ heading: '', content: richText(' ', 'Second paragraph') })).toBe(
			'Second paragraph',
		);
	});

	it('truncates long texts, and joins lines', () => {
		expect(firstWords({ code: 'const a = 1;\n\nconst b = 2;' })).toBe('const a = 1; const b = 2;');
		expect(firstWords({ text: 'word '.repeat(40) })).toBe(`${'word '.repeat(16).trim()} …`);
	});

	it('uses the text of a link, or else its URL', () => {
		expect(firstWords({ link: { title: 'Prices', url: '/prices' } })).toBe('Prices');
		expect(firstWords({ link: { title: null, url: '/prices' } })).toBe('/prices');
	});

	it('is empty for a block without text', () => {
		expect(firstWords({ images: [1, 2], heading: null })).toBe('');
		expect(firstWords(undefined)).toBe('');
	});
});
