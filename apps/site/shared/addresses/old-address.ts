import type { PageKey } from '@website/page-cache/page-key';
import { isNotFound, isRedirect } from '@website/page-cache/stored-page';

/** The parameter with which the server passes the query of a request to the application. Visitors cannot set it. */
export const oldQuery = '_query';

/** The header in which the application returns the parameters of an old address that its redirect matches. Visitors do not get it. */
export const matchedQueryHeader = 'x-matched-query';

/** Parameters that campaigns and advertisers add to a link, and no old program reads. */
const campaignParameter = /^(?:utm_|mc_|_g[al]$|[gw]braid$)|clid$/;

/**
 * The key of a page that does not exist, with the query of the request, because an old address such as `/index.php?id=26` may have its own
 * redirect. Anybody can invent such keys, so that their pages are not stored. Undefined for a query without a parameter that an old program
 * may have read.
 */
export function oldAddressKey(key: PageKey, search: string): PageKey | undefined {
	const query = new URLSearchParams(search);
	for (const name of [...query.keys()])
		if (campaignParameter.test(name) || name === '_routes') query.delete(name);
	if (query.size === 0) return undefined;
	const parameters = new URLSearchParams(key.search);
	parameters.set(oldQuery, `${query}`);
	return { ...key, search: `?${parameters}` };
}

/** The path of a missing page with the query that `oldAddressKey` added; undefined without one. */
export function oldAddress({ pathname, searchParams }: URL): string | undefined {
	const query = searchParams.get(oldQuery);
	return query === null ? undefined : `${pathname}?${query}`;
}

/** True for the status of a response at an address without a page, at which an old address may have another one. */
export const lacksPage = (status: number): boolean => isNotFound(status) || isRedirect(status);
