import { expect, test } from 'vitest';
import { cardSpans } from './card-spans';

test.each([
	[0, []],
	[1, [2]],
	[2, [3, 3]],
	[3, [2, 2, 2]],
	[4, [3, 3, 3, 3]],
	[5, [3, 3, 2, 2, 2]],
	[8, [3, 3, 2, 2, 2, 2, 2, 2]],
])('%i cards leave no hole in a row', (count, spans) => {
	expect(cardSpans(count)).toEqual(spans);
});

test('every row of six columns is full from two cards on', () => {
	for (let count = 2; count <= 40; count += 1) {
		expect(cardSpans(count).reduce<number>((sum, span) => sum + span, 0) % 6).toBe(0);
	}
});
