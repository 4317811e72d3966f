import type { ServerResponse } from 'node:http';

/** True if the path of a URL is valid percent-encoded UTF-8 (RFC 3986, 2.5). */
export function isDecodable(address: string): boolean {
	try {
		decodeURIComponent(address.replace(/\?.*/s, ''));
		return true;
	} catch {
		return false;
	}
}

/** Responds with 400; Next would fail with a 500. */
export function rejectUrl(response: ServerResponse): void {
	response
		.writeHead(400, { 'content-type': 'application/json' })
		.end(JSON.stringify({ errors: [{ message: 'The URL is not valid UTF-8' }] }));
}
