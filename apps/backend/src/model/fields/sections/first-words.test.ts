import { describe, expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

const richText = (...texts: string[]) => ({
	root: {
		type: 'root',
		children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
	},
});

describe('firstWords', () => {
	it('takes the heading before anything else', () => {
		expect(firstWords({ text: richText('Below'), heading: 'Above' })).toBe('Above');
	});

	it('takes the first words of a rich text where there is no heading', () => {
		expect(firstWords({ heading: '', content: richText(' ', 'Second paragraph') })).toBe(
			'Second paragraph',
		);
	});

	it('cuts what is long, and brings lines together', () => {
		expect(firstWords({ code: 'const a = 1;\n\nconst b = 2;' })).toBe('const a = 1; const b = 2;');
		expect(firstWords({ text: 'word '.repeat(40) })).toBe(`${'word '.repeat(16).trim()} …`);
	});

	it('takes the words of a link, or else where it leads', () => {
		expect(firstWords({ link: { title: 'Prices', url: '/prices' } })).toBe('Prices');
		expect(firstWords({ link: { title: null, url: '/prices' } })).toBe('/prices');
	});

	it('is empty for a block without words', () => {
		expect(firstWords({ images: [1, 2], heading: null })).toBe('');
		expect(firstWords(undefined)).toBe('');
	});
});
