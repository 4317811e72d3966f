import { describe, expect, it } from 'vitest';
import { fullRows, rowSpans } from './full-rows';

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

describe('rowSpans', () => {
	it.each([
		[0, 3, []],
		[1, 3, [12]],
		[2, 3, [6, 6]],
		[3, 3, [4, 4, 4]],
		[4, 3, [6, 6, 6, 6]],
		[5, 3, [6, 6, 4, 4, 4]],
		[7, 3, [6, 6, 6, 6, 4, 4, 4]],
		[4, 4, [3, 3, 3, 3]],
		[5, 4, [6, 6, 4, 4, 4]],
		[9, 4, [4, 4, 4, 4, 4, 4, 4, 4, 4]],
	])('distributes %i cards over rows of at most %i', (count, maxColumns, spans) => {
		expect(rowSpans(count, maxColumns)).toEqual(spans);
	});

	it('puts the rows with wide cards last if `wide` is "last"', () => {
		expect(rowSpans(5, 3, 'last')).toEqual([4, 4, 4, 6, 6]);
	});

	it.each([1, 2, 3, 4])(
		'fills every row of at most %i, without a single card in rows of three or more',
		(maxColumns) => {
			for (const count of counts) {
				for (const wideRows of ['first', 'last'] as const) {
					let filled = 0;
					const spans = rowSpans(count, maxColumns, wideRows);
					for (const span of spans) {
						filled += span;
						expect(filled % 12 || 12).toBeGreaterThanOrEqual(span);
					}
					expect(spans).toHaveLength(count);
					expect(filled % 12).toBe(0);
					if (maxColumns > 2 && count > 1) expect(spans).not.toContain(12);
				}
			}
		},
	);
});

describe('fullRows', () => {
	const cards = (options: Parameters<typeof fullRows>[0]) =>
		Array.from({ length: options.count }, (_, index) => fullRows(options).card(index));

	it('stretches the last of an odd number of cards over two columns until three fit', () => {
		expect(fullRows({ count: 3, maxColumns: 3 }).list).toBe('md:grid-cols-2 lg:grid-cols-12');
		expect(cards({ count: 3, maxColumns: 3 })).toEqual([
			'lg:col-span-4',
			'lg:col-span-4',
			'md:col-span-2 lg:col-span-4',
		]);
		expect(cards({ count: 3, maxColumns: 2 })).toEqual(['', '', 'md:col-span-2']);
	});

	it('uses four columns only on the widest screens', () => {
		expect(cards({ count: 4, maxColumns: 4, pairFrom: 'sm' })).toEqual(
			Array.from({ length: 4 }, () => 'lg:col-span-6 xl:col-span-3'),
		);
		expect(cards({ count: 3, maxColumns: 4 })[0]).toBe('lg:col-span-4');
	});

	it('stacks an odd number of plain texts until three fit', () => {
		expect(fullRows({ count: 3, maxColumns: 3, isText: true }).list).toBe('lg:grid-cols-12');
		expect(fullRows({ count: 4, maxColumns: 3, isText: true }).list).toBe(
			'md:grid-cols-2 lg:grid-cols-12',
		);
		expect(cards({ count: 3, maxColumns: 3, isText: true, moreFrom: 'xl' })[2]).toBe(
			'xl:col-span-4',
		);
	});

	it('limits the requested columns to between one and four', () => {
		expect(fullRows({ count: 5, maxColumns: 0 }).list).toBe('');
		expect(fullRows({ count: 5, maxColumns: 9 })).toMatchObject({
			list: fullRows({ count: 5, maxColumns: 4 }).list,
		});
	});
});
