import { tryHeader, tryPath } from '#shared/addresses/api-paths.ts';

/** Sends a tried request through the site's own address: the page's policy stays closed and the API needs no cross-origin rules. */
export async function ownAddress({ request }: { request: Request }): Promise<{ request: Request }> {
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
