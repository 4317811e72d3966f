import { createFetchWithRetry } from '#shared/http/fetch-with-retry.ts';

/** Maximum time that a navigation waits for a repaint, in milliseconds (specification section 9). */
export const repaintLimit = 100;

/** Resolves after the next paint, at the latest after 100 ms (a hidden page never paints). */
export function repaint(): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, repaintLimit);
		requestAnimationFrame(() => setTimeout(resolve));
	});
}

/** Client middleware that renders the next page only after the click has been painted (Interaction to Next Paint). */
export async function awaitRepaint<Result>(
	_: unknown,
	next: () => Promise<Result>,
): Promise<Result> {
	const [result] = await Promise.all([next(), repaint()]);
	return result;
}

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
