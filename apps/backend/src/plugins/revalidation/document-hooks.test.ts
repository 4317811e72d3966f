import { expect, it } from 'vitest';
import { changedTags } from './document-hooks.ts';

const page = { id: 7, _status: 'published', slug: 'a', title: 'A', sections: [1] };

it('returns only the tag of the document if only its content changed', () => {
	expect(changedTags('pages', 7, { ...page, sections: [2] }, page)).toEqual(['page:7']);
});

it.each([
	['published', page, null],
	['renamed', { ...page, slug: 'b' }, page],
	['unpublished', { ...page, _status: 'draft' }, page],
	['moved', { ...page, parent: 3 }, page],
])('returns the tag of the list too if the document was %s', (_name, document, previous) => {
	expect(changedTags('pages', 7, document, previous)).toEqual(['page:7', 'pages']);
});

it('returns the tag of the list if the categories of an article change', () => {
	const post = { id: 1, _status: 'published', categories: [1] };
	expect(changedTags('posts', 1, { ...post, categories: [2] }, post)).toContain('posts');
});
