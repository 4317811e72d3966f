import { hasFeature, isOffPath } from '@website/contracts/site-features';
import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetPostsDocument } from '~/content/generated/documents';
import { getSite } from '~/content/site-context.server';
import {
	linkedCountries,
	loadCountryPages,
} from '../pricing/country-page/load-country-pages.server';
import { extractCountries } from '../pricing/extract-references';
import { plainResult, type SearchResults } from './search-results';

/** The number of articles before a query. */
const postCount = 3;

/** The results that the search page shows before a query: the newest articles and a few countries. Omits what cannot be loaded. */
export async function loadSearchStart(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<SearchResults['groups']> {
	const [posts, countries] = await Promise.all([
		getContent(context)
			.query(GetPostsDocument, { lang, first: postCount })
			.then(({ posts: { nodes } }) => nodes)
			.catch((error: unknown) => {
				getSite(context).record.degrade(error);
				return [];
			}),
		// The error is logged.
		hasFeature('prices')
			? loadCountryPages(context, lang, linkedCountries).catch(() => null)
			: null,
	]);
	const codes = extractCountries([]);
	const shownCountries = (countries?.pages ?? []).filter(({ code }) => codes.includes(code));
	return [
		{
			group: 'posts',
			results: posts
				.filter(({ link }) => !isOffPath(link))
				.map(({ link, title, excerpt }) => plainResult(link, title, excerpt)),
		},
		{
			group: 'countries',
			results: shownCountries.map(({ href, name }) => plainResult(href, name)),
		},
	];
}
