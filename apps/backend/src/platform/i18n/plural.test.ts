import { expect, it, onTestFinished } from 'vitest';
import { countWords, formatCount, plural } from './plural.ts';
import { furtherLanguages, words } from './words.ts';

const pages = plural(
	words('{count} page of {site}', '{count} side på {site}', '{count} Seite von {site}'),
	words('{count} pages of {site}', '{count} sider på {site}', '{count} Seiten von {site}'),
);

it.each([
	['en', 1, '1 page of Here'],
	['en', 0, '0 pages of Here'],
	['en', 1200, '1,200 pages of Here'],
	['da', 1, '1 side på Here'],
	['de', 1200, '1.200 Seiten von Here'],
])('formats a number of things in %s: %i', (language, count, expected) => {
	expect(formatCount(language, pages, count, { site: 'Here' })).toBe(expected);
});

it('has few and many in a further language whose catalogue has them', () => {
	onTestFinished(() => void Reflect.deleteProperty(furtherLanguages, 'pl'));
	const forms = { one: '{count} strona', few: '{count} strony', other: '{count} stron' };
	Reflect.set(furtherLanguages, 'pl', { '{count} pages': forms });
	const text = plural(words('{count} page', '', ''), words('{count} pages', '', ''));
	expect([1, 3, 5].map((count) => formatCount('pl', text, count))).toEqual([
		'1 strona',
		'3 strony',
		'5 stron',
	]);
	expect(countWords(text, 3)).toMatchObject({ en: '3 pages', pl: '3 strony' });
});
