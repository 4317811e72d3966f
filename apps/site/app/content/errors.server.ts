import { data } from 'react-router';
import { decodeOrKeep } from '#shared/addresses/link-address.ts';

/** The data of an error that a loader throws: the path of a missing page, or a message for visitors (`describeError`). */
export interface ErrorPayload {
	path?: string;
	message?: string;
}

const problem = (status: number, statusText: string, payload: ErrorPayload = {}) =>
	data(payload, { status, statusText });

/** Throws a 404 response, for the error page "Page not found: {path}" (specification sections 2 and 8). */
export function pageNotFound(url: URL): never {
	throw problem(404, 'Page Not Found', { path: decodeOrKeep(url.pathname) });
}

/** Throws a 410 response, for content that an editor has removed permanently (RFC 9110, section 15.5.11). */
export function pageGone(): never {
	throw problem(410, 'Gone');
}

/** Throws a 404 response, for a URL that fails validation (specification section 2). */
export function invalidAddress(): never {
	throw problem(404, 'Page Not Found');
}

/** Throws a 503 response. The cause is only logged. */
export function contentUnavailable(): never {
	throw problem(503, 'Service Unavailable');
}
