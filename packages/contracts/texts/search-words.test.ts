import { describe, expect, it } from 'vitest';
import { excerptOf, firstMatch, isMistyped, markWords, wordsIn } from './search-words.ts';

it('splits text into runs of letters and digits with their positions', () => {
	const text = 'SMS-Preise: 0,04 € für Ærø';
	expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
		'SMS',
		'Preise',
		'0',
		'04',
		'für',
		'Ærø',
	]);
	expect(wordsIn('🚢 — *')).toEqual([]);
});

it('treats a word with soft hyphens as one word', () => {
	const text = 'Die Auftrags\u00adverarbeitung';
	expect(wordsIn(text).map(({ folded }) => folded)).toEqual(['die', 'auftragsverarbeitung']);
	expect(markWords(text, (word) => word === 'auftragsverarbeitung')).toEqual([
		{ text: 'Die ', isMatch: false },
		{ text: 'Auftrags\u00adverarbeitung', isMatch: true },
	]);
	expect(wordsIn('\u00ad')).toEqual([]);
});

it('returns the whole text in marked pieces', () => {
	const pieces = markWords('A segment, and segments.', (word) => word.startsWith('segment'));
	expect(pieces.map(({ text }) => text).join('')).toBe('A segment, and segments.');
	expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
		'segment',
		'segments',
	]);
});

describe('an excerpt', () => {
	const long = `${'before '.repeat(60)}here ${'after '.repeat(60)}`;
	it('is cut around the match, between words', () => {
		const excerpt = excerptOf(
			long,
			firstMatch(long, (word) => word === 'here'),
			100,
		);
		expect(excerpt).toMatch(/^… (before )+here (after )+…$/);
		expect(excerpt.length).toBeLessThanOrEqual(106);
	});
	it('is the beginning of a text without a match, or the whole of a short text', () => {
		expect(excerptOf(long, undefined, 20)).toBe('before before before …');
		expect(excerptOf('Short.', undefined, 20)).toBe('Short.');
		expect(excerptOf('x'.repeat(50), undefined, 20)).toBe(`${'x'.repeat(20)} …`);
	});
});

describe('typing mistakes', () => {
	it.each([
		['segmnet', 'segment'],
		['segmen', 'segment'],
		['ssegment', 'segment'],
		['segmant', 'segment'],
		['muenchen', 'munchen'],
		['quartremastr', 'quartermaster'],
		['ebhok', 'webhok'],
		['rpice', 'price'],
		['tenmark', 'denmark'],
	])('matches %s with %s', (typed, word) => {
		expect(isMistyped(typed, word)).toBe(true);
	});
	it.each([
		['sms', 'mms'],
		['chat', 'what'],
		['males', 'gales'],
		['price', 'pirates'],
		['segment', 'figment'],
	])('does not match %s with %s', (typed, word) => {
		expect(isMistyped(typed, word)).toBe(false);
	});
});
