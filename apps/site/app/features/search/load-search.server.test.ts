import { markWords, wordsIn } from '@website/contracts/search-words';
import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RenderRecord } from '#shared/http/render-record.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { contentContext } from '~/content/content.server';
import { SearchDocument } from '~/content/generated/documents';
import { siteContext } from '~/content/site-context.server';
import { apiDescriptionContext } from '../docs-viewer/api-description.server';
import { priceApiContext } from '../pricing/price-api-context.server';
import { loadSearch, titleMatchesFirst } from './load-search.server';

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

const operator = { id: '1', name: 'Nordlys', mccMnc: '23801', countryIso: 'DK', region: null };

const priceApi: PriceReader = {
	prices: async () => [],
	rcs: async () => [],
	summaries: async () => [],
	emailPrices: async () => [],
	changes: async () => null,
	smsCountries: async () => ['DK', 'DE'],
	operators: async (search) => (search.startsWith('nord') ? [operator] : []),
};

const page = {
	href: '/sms',
	title: [{ text: 'SMS', isMatch: true }],
	excerpt: [{ text: 'Messages.', isMatch: false }],
};

interface Mocks {
	query?: () => Promise<unknown>;
	prices?: Partial<PriceReader>;
}

function search(query: string, { query: queryMock, prices }: Mocks = {}) {
	const runQuery = vi.fn(
		queryMock ?? (async () => ({ search: { pages: [page], posts: [], pricePage: '/pricing' } })),
	);
	const logError = vi.fn();
	const context = new RouterContextProvider();
	context.set(contentContext, { query: runQuery as never, isUnsupported: () => false });
	context.set(siteContext, {
		origin: 'http://site.test',
		preview: undefined,
		record: new RenderRecord(logError),
	});
	context.set(apiDescriptionContext, async () => null);
	context.set(priceApiContext, { ...priceApi, ...prices });
	const results = loadSearch(context, { query, locale: 'en', limit: 4, counts: true });
	return { results, runQuery, logError };
}

const groupsOf = async ({ results }: ReturnType<typeof search>) =>
	(await results).groups.map(({ group }) => group);

it('returns groups in a fixed order, countries first if the query names one', async () => {
	expect(await groupsOf(search('nordlys'))).toEqual(['pages', 'operators']);
	expect(await groupsOf(search('Denmark'))).toEqual(['countries', 'pages']);
});

it('omits countries and operators if there is no page with prices', async () => {
	const query = async () => ({ search: { pages: [], posts: [], pricePage: null } });
	expect(await groupsOf(search('denmark', { query }))).toEqual([]);
});

it('returns the other results if the endpoint has no search', async () => {
	const { results } = search('denmark', { query: async () => ({ search: null }) });
	expect(await results).toEqual({ query: 'denmark', groups: [], isIncomplete: false });
});

it('is incomplete if pages and articles could not be searched', async () => {
	const { results } = search('sms', { query: () => Promise.reject(new Error('down')) });
	expect((await results).isIncomplete).toBe(true);
});

it('works without prices and logs the reason', async () => {
	const cause = new Error('no prices');
	const mocks = search('sms', { prices: { smsCountries: () => Promise.reject(cause) } });
	expect(await groupsOf(mocks)).toEqual(['pages']);
	expect(mocks.logError).toHaveBeenCalledWith(cause, expect.any(String));
});

it('counts a query only if the other sources have no results', async () => {
	const counts = async (query: string) => {
		const { results, runQuery } = search(query);
		await results;
		const calls: unknown[][] = runQuery.mock.calls;
		return calls
			.filter(([document]) => document === SearchDocument)
			.map(([, variables]) => (variables as { counts: boolean }).counts);
	};
	expect(await counts('denmark')).toEqual([false]);
	expect(await counts('zeppelin')).toEqual([true]);
});
