import { tryHeader, tryPath } from '#shared/addresses/api-paths.ts';

/**
 * Rewrites the URL of a test request to the site's own origin, so that the page's CSP allows no other host and the API needs no CORS
 * rules.
 */
export async function rewriteTestRequest({
	request,
}: {
	request: Request;
}): Promise<{ request: Request }> {
	const { pathname, search } = new URL(request.url);
	const path = pathname.startsWith(`${tryPath}/`) ? pathname : tryPath + pathname;
	const headers = new Headers(request.headers);
	headers.set(tryHeader, '1');
	const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
	return {
		request: new Request(new URL(path + search, location.origin), {
			method: request.method,
			headers,
			credentials: 'omit',
			signal: request.signal,
			...(hasBody && { body: await request.arrayBuffer() }),
		}),
	};
}
