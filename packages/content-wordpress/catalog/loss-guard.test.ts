import { describe, expect, it } from 'vitest';
import { LossGuard, type PublishedContent } from './loss-guard.ts';

const content = (count: number, ...languages: string[]): PublishedContent => ({
	ids: new Set(Array.from({ length: count }, (_, id) => String(id))),
	languages: new Set(languages),
});
const before = content(100, 'en', 'da');

/** Checks readings of the content, each after a number of seconds; returns what each of them lost. */
function check(...readings: [seconds: number, reading: PublishedContent][]) {
	let now = 0;
	const guard = new LossGuard(() => now);
	return readings.map(([seconds, reading]) => {
		now += seconds * 1000;
		return guard.check(before, reading);
	});
}

describe('LossGuard', () => {
	it('believes a first reading, and one that lost at most a fifth', () => {
		expect(new LossGuard().check(undefined, content(0))).toBeUndefined();
		expect(check([0, content(80, 'en', 'da')])).toEqual([undefined]);
	});

	it('believes a larger loss after two further equal readings, a minute apart', () => {
		const empty = content(0, 'en', 'da');
		const loss = '100 of 100 documents';
		expect(check([0, empty], [30, empty], [30, empty], [30, empty], [30, empty])).toEqual([
			...[loss, loss, loss, loss],
			undefined,
		]);
	});

	it('starts anew if the readings differ or the content is back', () => {
		const few = content(10, 'en', 'da');
		const fewer = content(9, 'en', 'da');
		expect(check([0, few], [60, few], [60, fewer], [60, fewer])).not.toContain(undefined);
		expect(check([0, few], [60, few], [60, before], [60, few]).map(Boolean)).toEqual([
			...[true, true, false, true],
		]);
	});

	it('counts a language as a loss, even with all documents', () => {
		expect(check([0, content(100, 'en')])).toEqual(['the language da']);
	});
});
