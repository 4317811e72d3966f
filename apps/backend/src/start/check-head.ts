import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownCookies } from '../platform/http/cookies.ts';
import { limits } from '../platform/limits.ts';

/** True if the path of a URL is valid percent-encoded UTF-8 (RFC 3986, 2.5). */
function isDecodable(address: string): boolean {
	try {
		decodeURIComponent(address.replace(/\?.*/s, ''));
		return true;
	} catch {
		return false;
	}
}

function problemOf({ url = '', rawHeaders }: IncomingMessage): [number, string] | null {
	if (rawHeaders.length > 2 * limits.http.headers)
		return [431, `The request has more than ${limits.http.headers} header fields`];
	// Next would fail with a 500.
	return isDecodable(url) ? null : [400, 'The URL is not valid UTF-8'];
}

/**
 * Checks URL and headers of a request before Next sees it. Removes foreign cookies, because Next copies them in a time that grows with the
 * square of their number. Returns false after it has responded to an invalid request.
 */
export function checkHead(request: IncomingMessage, response: ServerResponse): boolean {
	const problem = problemOf(request);
	if (problem) {
		const [status, message] = problem;
		response
			.writeHead(status, { 'content-type': 'application/json' })
			.end(JSON.stringify({ errors: [{ message }] }));
		return false;
	}
	const { cookie } = request.headers;
	const kept = cookie === undefined ? undefined : ownCookies(cookie);
	if (kept === undefined) delete request.headers.cookie;
	else request.headers.cookie = kept;
	return true;
}
