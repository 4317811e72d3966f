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

it('compares with nothing', () => {
	expect(difference([], ['a'])).toEqual([{ after: 'a' }]);
	expect(difference(['a'], [])).toEqual([{ before: 'a' }]);
	expect(difference([], [])).toEqual([]);
});
