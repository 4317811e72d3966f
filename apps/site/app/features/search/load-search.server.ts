import { searchLimits } from '@website/contracts/search-words';
import { hasFeature, isOffPath } from '@website/contracts/site-features';
import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { SearchDocument } from '~/content/generated/documents';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { getSite } from '~/content/site-context.server';
import { readApiDescription } from '../docs-viewer/api-description.server';
import { getPriceApi } from '../pricing/price-api-context.server';
import {
	countryResult,
	findOperations,
	findOwnPages,
	isNamedIn,
	matchCountries,
	operatorResult,
} from './find';
import type { SearchGroup, SearchResult, SearchResults } from './search-results';

/** True if the query contains every word of the title: "sms pricing" contains "Pricing". */
const isTitleMatch = ({ title }: SearchResult): boolean =>
	title.every(({ text, isMatch }) => isMatch || !/[\p{Letter}\p{Number}]/u.test(text));

/** Moves results to the front whose title is contained in the query: they are the likely target even if other texts match more often. */
export const titleMatchesFirst = (results: readonly SearchResult[]): SearchResult[] =>
	results.toSorted((a, b) => Number(isTitleMatch(b)) - Number(isTitleMatch(a)));

interface Search {
	locale: LocaleCode;
	query: string;
	/** The maximum number of results of each group. */
	limit: number;
	/** True to count a query without results for editors; false while the query is being typed. */
	counts: boolean;
}

type Context = Readonly<RouterContextProvider>;

/** Finds countries and operators. Returns empty lists and logs the error if prices cannot be loaded. */
async function findPrices(context: Context, { query, locale, limit }: Search) {
	const priceApi = getPriceApi(context);
	try {
		const [codes, operators] = await Promise.all([
			priceApi.smsCountries(),
			query.length > 1 ? priceApi.operators(query, limit) : [],
		]);
		return { countries: matchCountries(codes, query, locale).slice(0, limit), operators };
	} catch (error) {
		getSite(context).record.degrade(error);
		return { countries: [], operators: [] };
	}
}

async function findDocs(context: Context, { query, locale, limit }: Search) {
	const apiDescription = hasFeature('docs') ? await readApiDescription(context) : null;
	return apiDescription ? findOperations(apiDescription.operations, query, { locale, limit }) : [];
}

/** The pages of authors; none if they cannot be loaded. */
async function loadAuthorPages(context: Context, locale: LocaleCode) {
	const index = await loadBlogIndex(getContent(context), locale).catch(() => null);
	return (index?.authors ?? []).flatMap(({ name, role, link }) =>
		link ? [{ href: link, title: name, description: role ?? '' }] : [],
	);
}

/** Searches the sources outside of the content endpoint: the API documentation, prices, and pages that the site generates itself. */
async function searchOtherSources(context: Context, search: Search) {
	const [docs, prices, pages] = await Promise.all([
		findDocs(context, search),
		findPrices(context, search),
		loadAuthorPages(context, search.locale),
	]);
	return { docs, ...prices, own: findOwnPages(pages, search.query) };
}

const groupRank = (group: SearchGroup) => (group === 'countries' ? 0 : 1);

/** Searches all sources in one language. The content endpoint searches pages and articles; the site searches the others. */
export async function loadSearch(context: Context, search: Search): Promise<SearchResults> {
	const { query, locale, limit, counts } = search;
	const otherResults = searchOtherSources(context, search);
	// Only queries without any result are counted. If the query is to be counted, it therefore waits for the other results.
	const isCounted = counts && Object.values(await otherResults).every(({ length }) => length === 0);
	const response = getContent(context).query(SearchDocument, {
		query,
		lang: locale,
		// Request more than the limit, because a title that matches the query may not be among the first results of the endpoint.
		first: Math.min(3 * limit, searchLimits.results),
		counts: isCounted,
	});
	const [{ docs, countries, operators, own }, content] = await Promise.all([
		otherResults,
		response.catch(() => null),
	]);
	const { pages = [], posts = [], pricePage = null } = content?.search ?? {};
	const prices = pricePage ? { query, locale, pricePage } : null;
	const toResults = (documents: typeof pages): SearchResult[] =>
		documents.flatMap(({ href, title, excerpt }) =>
			isOffPath(href) ? [] : { href, title, text: excerpt },
		);
	const groups: SearchResults['groups'] = [
		{
			group: 'pages',
			results: titleMatchesFirst([...toResults(pages), ...own]).slice(0, limit),
		},
		{ group: 'posts', results: titleMatchesFirst(toResults(posts)).slice(0, limit) },
		{ group: 'docs', results: docs },
		{
			group: 'countries',
			results: prices ? countries.map((country) => countryResult(country, prices)) : [],
		},
		{
			group: 'operators',
			results: prices ? operators.map((operator) => operatorResult(operator, prices)) : [],
		},
	];
	const isCountry = countries.some((country) => isNamedIn(country, query));
	return {
		query,
		groups: groups
			.filter(({ results }) => results.length > 0)
			// A query that names a country shows its prices first.
			.toSorted((a, b) => (isCountry ? groupRank(a.group) - groupRank(b.group) : 0)),
		isIncomplete: content === null,
	};
}
