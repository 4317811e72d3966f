import { describe, expect, it } from 'vitest';
import { changedTexts } from './changed-texts.ts';

const paragraphs = (...texts: string[]) => ({
	root: {
		type: 'root',
		children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
	},
});

describe('texts of a form that another state does not have', () => {
	it('are those of changed fields, at any depth', () => {
		const before = { title: 'Before', seo: { title: 'Same' }, updatedAt: '1', count: 1 };
		const now = { title: 'After', seo: { title: 'Same', description: 'New' }, updatedAt: '2' };
		expect(changedTexts(now, before)).toEqual(['After', 'New']);
	});

	it('are those of formatted texts, one line for each paragraph', () => {
		expect(changedTexts({ text: paragraphs('One', 'Two') }, { text: paragraphs('One') })).toEqual([
			'One\nTwo',
		]);
		expect(changedTexts({ text: paragraphs('One') }, { text: paragraphs('One') })).toEqual([]);
	});

	it('follow rows that were moved, and name those that are new', () => {
		const row = (id: string, heading: string) => ({ id, blockType: 'hero', heading });
		const before = { sections: [row('a', 'First'), row('b', 'Second')] };
		const now = { sections: [row('b', 'Second'), row('a', 'Changed'), row('c', 'Third')] };
		expect(changedTexts(now, before)).toEqual(['Changed', 'Third']);
	});
});
