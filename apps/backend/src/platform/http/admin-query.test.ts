import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { boundedArguments, boundedQuery } from './admin-query.ts';

const { documents, listDepth: depth } = limits.rest;

it.each([
	[
		{ limit: '100', depth: '1' },
		{ limit: '100', depth: '1' },
	],
	[{ limit: '100000' }, { limit: documents }],
	[{ limit: 0 }, { limit: documents }],
	[{ limit: '-1' }, { limit: documents }],
	[{ limit: 'x' }, { limit: documents }],
	[{ limit: ['1', '100000'] }, { limit: documents }],
	[{ depth: '99' }, { depth }],
	[
		{ depth: '0', search: 'x' },
		{ depth: '0', search: 'x' },
	],
	[{}, {}],
])('limits the query of a list in the admin: %j', (query, expected) => {
	expect(boundedQuery(query)).toEqual(expected);
});

it('limits the query of a server function and keeps its other arguments', () => {
	expect(boundedArguments({ collection: 'posts', query: { limit: 9999 } })).toEqual({
		collection: 'posts',
		query: { limit: documents },
	});
	expect(boundedArguments({ name: 'x' })).toEqual({ name: 'x' });
});
