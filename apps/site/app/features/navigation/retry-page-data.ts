import { createFetchWithRetry } from '#shared/http/fetch-with-retry.ts';

/** Wraps `fetch` to retry React Router's requests for page data (specification section 7), because React Router has no setting for it. */
export function retryPageData(scope: Pick<typeof globalThis, 'fetch' | 'location'> = window): void {
	const fetchOnce = scope.fetch.bind(scope);
	const fetchWithRetry = createFetchWithRetry(fetchOnce);
	scope.fetch = (input, init) =>
		isPageData(input, scope.location) ? fetchWithRetry(input, init) : fetchOnce(input, init);
}

/** Page data has the path of its page plus `.data`. */
function isPageData(input: RequestInfo | URL, { href, origin }: Location): boolean {
	const url = new URL(input instanceof Request ? input.url : input, href);
	return url.origin === origin && url.pathname.endsWith('.data');
}
