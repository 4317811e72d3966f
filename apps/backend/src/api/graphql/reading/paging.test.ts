import { expect, it } from 'vitest';
import { pageOfEntries, pageSize, sliceOf } from './paging.ts';

const entries = [
	{ id: '3', date: '2026-02-01' },
	{ id: '2', date: '2026-02-01' },
	{ id: '1', date: '2026-01-01' },
];

it('uses a page size of nine by default and for zero', () => {
	expect([pageSize(undefined), pageSize(null), pageSize(0), pageSize(100)]).toEqual([9, 9, 9, 100]);
	expect(() => pageSize(101)).toThrow(/100/);
});

it('continues after a cursor, including entries with the same date', () => {
	const first = pageOfEntries(entries, { first: 1 });
	expect(first.items.map(({ entry }) => entry.id)).toEqual(['3']);
	const rest = pageOfEntries(entries, { after: first.pageInfo.endCursor });
	expect(rest.items.map(({ entry }) => entry.id)).toEqual(['2', '1']);
	expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

it('continues after a cursor whose entry was deleted', () => {
	const { pageInfo } = pageOfEntries(entries, { first: 2 });
	const remaining = entries.filter(({ id }) => id !== '2');
	const { items } = pageOfEntries(remaining, { after: pageInfo.endCursor });
	expect(items.map(({ entry }) => entry.id)).toEqual(['1']);
});

it('returns no entries after the last one', () => {
	const { pageInfo } = pageOfEntries(entries, {});
	expect(pageOfEntries(entries, { after: pageInfo.endCursor }).items).toEqual([]);
});

it('returns a list without dates in slices, and rejects invalid cursors', () => {
	const letters = ['a', 'b', 'c'];
	const first = sliceOf(letters, { first: 2 });
	expect(first.items).toEqual(['a', 'b']);
	expect(first.pageInfo).toMatchObject({ hasNextPage: true, endCursor: '2' });
	const rest = sliceOf(letters, { first: 0, after: '2' });
	expect(rest.items).toEqual(['c']);
	expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
	expect(() => sliceOf(letters, { first: 1001 })).toThrow(/1000/);
	for (const after of ['-1', '1.5', 'x'])
		expect(() => sliceOf(letters, { after })).toThrow(/cursor/);
});
