import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEncoded } from '@website/contracts/read-body';
import { hasSeveralHosts, originForm } from '@website/contracts/request-head';
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

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function problemOf({
	method = '',
	url = '',
	headers,
	rawHeaders,
}: IncomingMessage): [number, string] | null {
	// Next would fail with a 500, as for an invalid URL.
	if (!methods.includes(method)) return [405, `The method ${method} is not supported`];
	if (rawHeaders.length > 2 * limits.http.headers)
		return [431, `The request has more than ${limits.http.headers} header fields`];
	if (hasSeveralHosts(rawHeaders)) return [400, 'The request has several Host fields'];
	if (isEncoded(headers['content-encoding']))
		return [415, 'Send the body without Content-Encoding'];
	if (!url.startsWith('/')) return [400, 'The URL must be a path'];
	return isDecodable(url) ? null : [400, 'The URL is not valid UTF-8'];
}

/**
 * Checks URL and headers of a request before Next sees it. Removes the host from a URL, to which Next would redirect, and foreign cookies,
 * because Next copies them in a time that grows with the square of their number. Returns false after it has responded to an invalid request.
 */
export function checkHead(request: IncomingMessage, response: ServerResponse): boolean {
	// A question about the server as a whole (RFC 9110, 9.3.7).
	if (request.method === 'OPTIONS' && request.url === '*') {
		response.writeHead(204, { allow: methods.join(', ') }).end();
		return false;
	}
	request.url = originForm(request.url ?? '/');
	const problem = problemOf(request);
	if (problem) {
		const [status, message] = problem;
		response
			.writeHead(status, {
				'content-type': 'application/json',
				allow: methods.join(', '),
				'accept-encoding': 'identity',
			})
			.end(JSON.stringify({ errors: [{ message }] }));
		return false;
	}
	const { cookie } = request.headers;
	const kept = cookie === undefined ? undefined : ownCookies(cookie);
	if (kept === undefined) delete request.headers.cookie;
	else request.headers.cookie = kept;
	return true;
}
