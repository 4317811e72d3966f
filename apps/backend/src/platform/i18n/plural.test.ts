import { expect, it } from 'vitest';
import { formatCount, plural } from './plural.ts';
import { words } from './words.ts';

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
