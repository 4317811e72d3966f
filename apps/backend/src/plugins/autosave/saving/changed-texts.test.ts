import { describe, expect, it } from 'vitest';
import { changedTexts } from './changed-texts.ts';

const paragraphs = (...texts: string[]) => ({
	root: {
		type: 'root',
		children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
	},
});

describe('changedTexts', () => {
	it('returns the texts of changed fields at any depth', () => {
		const before = { title: 'Before', seo: { title: 'Same' }, updatedAt: '1', count: 1 };
		const now = { title: 'After', seo: { title: 'Same', description: 'New' }, updatedAt: '2' };
		expect(changedTexts(now, before)).toEqual(['After', 'New']);
	});

	it('returns changed rich texts with one line per paragraph', () => {
		expect(changedTexts({ text: paragraphs('One', 'Two') }, { text: paragraphs('One') })).toEqual([
			'One\nTwo',
		]);
		expect(changedTexts({ text: paragraphs('One') }, { text: paragraphs('One') })).toEqual([]);
	});

	it('follows moved rows and includes new ones', () => {
		const row = (id: string, heading: string) => ({ id, blockType: 'hero', heading });
		const before = { sections: [row('a', 'First'), row('b', 'Second')] };
		const now = { sections: [row('b', 'Second'), row('a', 'Changed'), row('c', 'Third')] };
		expect(changedTexts(now, before)).toEqual(['Changed', 'Third']);
	});
});
