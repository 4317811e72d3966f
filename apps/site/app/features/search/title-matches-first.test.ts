import { markWords, wordsIn } from '@website/contracts/search-words';
import { expect, it } from 'vitest';
import { titleMatchesFirst } from './title-matches-first';

function order(query: string, titles: readonly string[]): string[] {
	const queryWords = wordsIn(query).map(({ folded }) => folded);
	const isMatch = (folded: string) => queryWords.some((word) => folded.startsWith(word));
	const results = titles.map((title) => ({ href: '', title: markWords(title, isMatch), text: [] }));
	return titleMatchesFirst(results).map(({ title }) => title.map(({ text }) => text).join(''));
}

it.each([
	['sms', ['Nordpakke', 'SMS'], ['SMS', 'Nordpakke']],
	['sms prices', ['Ferries', 'Prices', 'Moving'], ['Prices', 'Ferries', 'Moving']],
	[
		'price changes',
		['Changes', 'Price changes: all', 'Price changes'],
		['Changes', 'Price changes', 'Price changes: all'],
	],
	['webhooks', ['Check webhooks', 'Errors'], ['Check webhooks', 'Errors']],
])(
	'sorts titles that match the query first and keeps the order of the rest: %s',
	(query, titles, expected) => {
		expect(order(query, titles)).toEqual(expected);
	},
);
