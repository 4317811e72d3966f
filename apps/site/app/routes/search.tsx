import { data, type MetaDescriptor } from 'react-router';
import { readSearchQuery, searchPath } from '#shared/addresses/search-address.ts';
import { type LocaleCode, localeFromPath, siteLocaleCodes } from '#shared/locales/locale.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { loadSearch } from '~/features/search/load-search.server';
import { loadSearchStart } from '~/features/search/load-search-start.server';
import { loadMessages } from '~/i18n/messages';
import { SearchView } from '~/layouts/views/search-view';
import { alternates } from '../seo/alternates.ts';
import { documentTitle } from '../seo/heads/content-meta.ts';
import type { Route } from './+types/search';

/** Head of the search page. Search engines follow its results but do not index it. */
function searchMeta(
	locale: LocaleCode,
	title: string | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { origin, settings } = sharedContentOf(matches);
	const translations = siteLocaleCodes().map((code) => ({ locale: code, href: searchPath(code) }));
	return [
		{ title: documentTitle(title ?? '', settings?.titleTemplate) },
		{ name: 'robots', content: 'noindex, follow' },
		{ tagName: 'link', rel: 'canonical', href: origin + searchPath(locale) },
		...alternates(translations, origin),
	];
}

/** Results per group on the page. */
const limit = 20;

/** Loads what the page offers before a query, or the results, which are never cached, since any change may affect them. 503 if pages and articles could not be searched. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const { search: words } = await loadMessages(locale);
	const query = readSearchQuery(url.searchParams);
	const title = query ? words.titleFor(query) : words.title;
	if (!query) return data({ title, results: null, start: await loadSearchStart(context, locale) });
	const results = await loadSearch(context, { locale, query, limit, counts: true });
	return data(
		{ title, results, start: [] },
		{
			status: results.isIncomplete ? 503 : 200,
			headers: { 'cache-control': 'no-store' },
		},
	);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ location, loaderData, matches }) =>
	searchMeta(localeFromPath(location.pathname), loaderData?.title, matches);

/** Route /{lang?}/search: a form with its results, which works without JavaScript. */
export default function Search({ loaderData }: Route.ComponentProps) {
	return <SearchView {...loaderData} />;
}
