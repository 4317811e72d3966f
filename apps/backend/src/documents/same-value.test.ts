import { expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

it.each([
	[undefined, null],
	['', null],
	[[], undefined],
	[{ title: '', links: [] }, null],
	[{ title: 'A', image: null }, { title: 'A' }],
	[[{ id: 'a', text: 'A' }], [{ text: 'A', id: 'a', note: undefined }]],
])('%j and %j are the same', (one, other) => {
	expect(isSameValue(one, other)).toBe(true);
	expect(isSameValue(other, one)).toBe(true);
});

it.each([
	['A', 'B'],
	[0, null],
	[false, null],
	[
		['a', 'b'],
		['b', 'a'],
	],
	[[1], { 0: 1 }],
	[{ title: 'A' }, { title: 'A', image: 3 }],
])('%j and %j are different', (one, other) => {
	expect(isSameValue(one, other)).toBe(false);
	expect(isSameValue(other, one)).toBe(false);
});
