import { createFetchWithRetry } from '#shared/http/fetch-with-retry.ts';

/** Gives the requests of React Router for page data the specified retry rule (section 7); it has no setting for how it fetches. */
export function retryPageData(scope: Pick<typeof globalThis, 'fetch' | 'location'> = window): void {
	const fetchOnce = scope.fetch.bind(scope);
	const fetchWithRetry = createFetchWithRetry(fetchOnce);
	scope.fetch = (input, init) =>
		isPageData(input, scope.location) ? fetchWithRetry(input, init) : fetchOnce(input, init);
}

/** Page data comes from the page's own address with `.data` behind it. */
function isPageData(input: RequestInfo | URL, { href, origin }: Location): boolean {
	const url = new URL(input instanceof Request ? input.url : input, href);
	return url.origin === origin && url.pathname.endsWith('.data');
}
