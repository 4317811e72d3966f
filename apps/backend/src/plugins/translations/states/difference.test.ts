import { expect, it } from 'vitest';
import { difference } from './difference.ts';

it('returns changed, added, removed and unchanged passages', () => {
	expect(difference(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual([
		{ same: 'a' },
		{ before: 'b' },
		{ after: 'x' },
		{ same: 'c' },
		{ same: 'd' },
		{ after: 'e' },
	]);
});

it('treats passages after an insertion as unchanged', () => {
	expect(difference(['a', 'b'], ['new', 'a', 'b'])).toEqual([
		{ after: 'new' },
		{ same: 'a' },
		{ same: 'b' },
	]);
});

it('detects changes in place next to repeated passages', () => {
	expect(difference(['a', 'a', 'b', 'c', 'd'], ['x', 'a', 'y', 'c', 'd'])).toEqual([
		{ before: 'a' },
		{ after: 'x' },
		{ same: 'a' },
		{ before: 'b' },
		{ after: 'y' },
		{ same: 'c' },
		{ same: 'd' },
	]);
});

it('compares with an empty list', () => {
	expect(difference([], ['a'])).toEqual([{ after: 'a' }]);
	expect(difference(['a'], [])).toEqual([{ before: 'a' }]);
	expect(difference([], [])).toEqual([]);
});
