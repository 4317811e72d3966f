import { expect, it } from 'vitest';
import { difference } from './difference.ts';

it('finds what was changed, added and removed, and leaves the rest', () => {
	expect(difference(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual([
		{ same: 'a' },
		{ before: 'b' },
		{ after: 'x' },
		{ same: 'c' },
		{ same: 'd' },
		{ after: 'e' },
	]);
});

it('does not count what moved down because something came before it', () => {
	expect(difference(['a', 'b'], ['new', 'a', 'b'])).toEqual([
		{ after: 'new' },
		{ same: 'a' },
		{ same: 'b' },
	]);
});

it('finds what was changed in its place though the same words stand beside it', () => {
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

it('compares with nothing', () => {
	expect(difference([], ['a'])).toEqual([{ after: 'a' }]);
	expect(difference(['a'], [])).toEqual([{ before: 'a' }]);
	expect(difference([], [])).toEqual([]);
});
