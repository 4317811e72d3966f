import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';
import { readingMinutes } from './reading-time.ts';
import { normalPath } from './redirect-path.ts';

it('gives Copenhagen time with its offset, summer and winter', () => {
	expect(localDate('2026-01-01T08:00:00.000Z')).toBe('2026-01-01T09:00:00+01:00');
	expect(localDate('2026-06-30T23:30:00.000Z')).toBe('2026-07-01T01:30:00+02:00');
});

it('counts the words of texts, not of addresses', () => {
	const text = Array.from({ length: 660 }, () => 'word').join(' ');
	expect(readingMinutes([{ content: { root: { children: [{ text }] } }, url: text }])).toBe(3);
	expect(readingMinutes([])).toBe(1);
	expect(readingMinutes([{ bullets: [text], items: [{ question: text, answer: { text } }] }])).toBe(
		9,
	);
});

it('has one spelling for a redirect', () => {
	expect(normalPath('//Old/Path/?x=1')).toBe('/old/path');
	expect(normalPath('/')).toBe('/');
});
