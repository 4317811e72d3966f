import type { ServerResponse } from 'node:http';

const carrier = 'x-content-length';

/**
 * Carries the Content-Length of a route's response through Next, which deletes it, so that the length of a download is known.
 *
 * Upstream: not reported. Tests: `content-length.test.ts`, `test/upstream/sources.test.ts`.
 */
export function carryContentLength(response: Response): Response {
	const length = response.headers.get('content-length');
	if (length !== null) response.headers.set(carrier, length);
	return response;
}

/** Makes a carried length the Content-Length of the response. Next deletes it again if it compresses the body. */
export function restoreContentLength(response: ServerResponse): void {
	const setHeader = response.setHeader.bind(response);
	response.setHeader = (name, value) =>
		name === carrier ? setHeader('content-length', String(value)) : setHeader(name, value);
}
