// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import { plainResult } from '~/features/search/search-results';
import { da } from '~/i18n/messages/da';
import { de } from '~/i18n/messages/de';
import { en } from '~/i18n/messages/en';
import { renderHtml, texts } from '~/testing/render';
import { exampleShared } from '../example-shared';
import { SearchView } from './search-view';

it.each([
	['en', en, '/search'],
	['da', da, '/da/search'],
	['de', de, '/de/search'],
] as const)(
	'shows in %s that the search is unavailable, with links to try again and to other pages',
	(locale, messages, path) => {
		const html = renderHtml(
			<SearchView results={{ query: 'sms pris', groups: [], isIncomplete: true }} />,
			{ locale, path: '/search' },
		);
		expect(html.textContent).toContain(messages.search.incomplete);
		expect(
			html.querySelector(`a[href="${path}?q=sms+pris"], a[href="${path}?q=sms%20pris"]`),
		).not.toBeNull();
		expect(texts(html, 'main ul a')).toContain(messages.errorReadBlog);
		// Searching for other words would not help.
		expect(html.textContent).not.toContain(messages.search.nothingHint);
		expect(html.querySelector('main input')?.getAttribute('value')).toBe('sms pris');
	},
);

it('offers the menu’s pages and the given results before a query', () => {
	const start = [{ group: 'posts' as const, results: [plainResult('/blog/a', 'Article')] }];
	const html = renderHtml(<SearchView results={null} start={start} />, {
		path: '/search',
		root: { ...exampleShared, origin: '' },
	});
	expect(texts(html, 'main h2')).toEqual([en.search.groups.pages, en.search.groups.posts]);
	expect(texts(html, 'main ul a')).toEqual(expect.arrayContaining(['SMS', 'Article']));
});
