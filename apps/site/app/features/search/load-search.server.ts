import { searchLimits } from '@website/contracts/search-words';
import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { SearchDocument } from '~/content/generated/documents';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { getSite } from '~/content/site-context.server';
import { readApiDescription } from '../docs-viewer/api-description.server';
import { listedPriceChanges } from '../pricing/changes/load-price-changes.server';
import { getPriceApi } from '../pricing/price-api-context.server';
import { countriesMeant, countryResult, isAskedFor, operatorResult } from './find-countries';
import { findOperations } from './find-operations';
import { findOwnPages } from './find-own-pages';
import { namedFirst } from './named-first';
import type { SearchGroup, SearchResult, SearchResults } from './search-results';

interface Search {
	locale: LocaleCode;
	query: string;
	/** Results of each group at most. */
	most: number;
	/** Whether a query that finds nothing is counted for editors: not while somebody types. */
	counts: boolean;
}

type Context = Readonly<RouterContextProvider>;

/** Countries and operators that a query means; none while the prices can't be read, which is logged. */
async function findPrices(context: Context, { query, locale, most }: Search) {
	const priceApi = getPriceApi(context);
	try {
		const [codes, operators] = await Promise.all([
			priceApi.smsCountries(),
			query.length > 1 ? priceApi.operators(query, most) : [],
		]);
		return { countries: countriesMeant(codes, query, locale).slice(0, most), operators };
	} catch (error) {
		getSite(context).markDegraded(error);
		return { countries: [], operators: [] };
	}
}

async function findDocs(context: Context, { query, locale, most }: Search) {
	const described = await readApiDescription(context);
	return described ? findOperations(described.operations, query, { locale, most }) : [];
}

/** What the site makes pages of itself: price changes, and authors; those that can't be read are left out. */
async function loadOwnPages(context: Context, locale: LocaleCode) {
	const [changes, index] = await Promise.all([
		listedPriceChanges(context, locale),
		loadBlogIndex(getContent(context), locale).catch(() => null),
	]);
	const authors = (index?.authors ?? []).flatMap(({ name, role, link }) =>
		link ? [{ href: link, title: name, description: role ?? '' }] : [],
	);
	return [...changes, ...authors];
}

/** What the endpoint does not know of: the API documentation, prices, and pages that the site makes itself. */
async function searchElsewhere(context: Context, search: Search) {
	const [docs, prices, pages] = await Promise.all([
		findDocs(context, search),
		findPrices(context, search),
		loadOwnPages(context, search.locale),
	]);
	return { docs, ...prices, own: findOwnPages(pages, search.query) };
}

const first = (group: SearchGroup) => (group === 'countries' ? 0 : 1);

/** Searches everything in one language. Pages and articles are the content endpoint's to find, the rest is known here. */
export async function loadSearch(context: Context, search: Search): Promise<SearchResults> {
	const { query, locale, most, counts } = search;
	const elsewhere = searchElsewhere(context, search);
	// Only what is found nowhere is counted: a search that counts waits for the rest, one of what is being typed does not.
	const isCounted = counts && Object.values(await elsewhere).every(({ length }) => length === 0);
	const response = getContent(context).query(SearchDocument, {
		query,
		lang: locale,
		// More than is shown: what is called as the query says may not be among the first that the endpoint finds.
		first: Math.min(3 * most, searchLimits.results),
		counts: isCounted,
	});
	const [{ docs, countries, operators, own }, content] = await Promise.all([
		elsewhere,
		response.catch(() => null),
	]);
	const { pages = [], posts = [], pricePage = null } = content?.search ?? {};
	const hit = ({ href, title, excerpt }: (typeof pages)[number]): SearchResult => ({
		href,
		title,
		text: excerpt,
	});
	const groups: SearchResults['groups'] = [
		{ group: 'pages', results: namedFirst([...pages.map(hit), ...own]).slice(0, most) },
		{ group: 'posts', results: namedFirst(posts.map(hit)).slice(0, most) },
		{ group: 'docs', results: docs },
		...(pricePage
			? [
					{
						group: 'countries' as const,
						results: countries.map((country) =>
							countryResult(country, { query, locale, pricePage }),
						),
					},
					{
						group: 'operators' as const,
						results: operators.map((operator) =>
							operatorResult(operator, { query, locale, pricePage }),
						),
					},
				]
			: []),
	];
	const isCountry = countries.some((country) => isAskedFor(country, query));
	return {
		query,
		groups: groups
			.filter(({ results }) => results.length > 0)
			// Who names a country wants its prices first.
			.toSorted((a, b) => (isCountry ? first(a.group) - first(b.group) : 0)),
		isIncomplete: content === null,
	};
}
