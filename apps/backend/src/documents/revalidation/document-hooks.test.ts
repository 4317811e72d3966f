import { expect, it } from 'vitest';
import { changedTags } from './document-hooks.ts';

const page = { id: 7, _status: 'published', slug: 'a', title: 'A', sections: [1] };

it('names the document alone when only its content changed', () => {
	expect(changedTags('pages', 7, { ...page, sections: [2] }, page)).toEqual(['page:7']);
});

it.each([
	['came', page, null],
	['was renamed', { ...page, slug: 'b' }, page],
	['went', { ...page, _status: 'draft' }, page],
	['moved', { ...page, parent: 3 }, page],
])('names the list too when it %s', (_name, document, previous) => {
	expect(changedTags('pages', 7, document, previous)).toEqual(['page:7', 'pages']);
});

it('knows what lists of articles show', () => {
	const post = { id: 1, _status: 'published', categories: [1] };
	expect(changedTags('posts', 1, { ...post, categories: [2] }, post)).toContain('posts');
});
