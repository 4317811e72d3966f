import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('counts the words of texts, not of URLs', () => {
	const text = Array.from({ length: 660 }, () => 'word').join(' ');
	expect(readingMinutes([{ content: { root: { children: [{ text }] } }, url: text }])).toBe(3);
	expect(readingMinutes([])).toBe(1);
	expect(readingMinutes([{ bullets: [text], items: [{ question: text, answer: { text } }] }])).toBe(
		9,
	);
});
