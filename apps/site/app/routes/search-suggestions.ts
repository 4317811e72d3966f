import { readSearchQuery } from '#shared/addresses/search-address.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { loadSearch } from '~/features/search/load-search.server';
import type { Route } from './+types/search-suggestions';

/** Results per group while a visitor types. */
const limit = 4;

/** Route /{lang?}/search.json: the first results of a query, `SearchResults` as JSON; 503 if pages could not be searched. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const query = readSearchQuery(url.searchParams);
	const locale = localeFromPath(url.pathname);
	const results = query
		? await loadSearch(context, { locale, query, limit, counts: false })
		: { query, groups: [], isIncomplete: false };
	return Response.json(results, {
		status: results.isIncomplete ? 503 : 200,
		headers: { 'cache-control': 'no-store' },
	});
}
