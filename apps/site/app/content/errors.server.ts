import { data } from 'react-router';

/** The data of an error that a loader throws: the path of a missing page, or a message for visitors (`describeError`). */
export interface ErrorPayload {
	path?: string;
	message?: string;
}

/** Throws a 404 response, for the error page "Page not found: {path}" (specification sections 2 and 8). */
export function pageNotFound(url: URL): never {
	const path = decodePath(url.pathname);
	throw data({ path } satisfies ErrorPayload, {
		status: 404,
		statusText: 'Page Not Found',
	});
}

/** Throws a 410 response, for content that an editor has removed permanently (RFC 9110, section 15.5.11). */
export function pageGone(): never {
	throw data({} satisfies ErrorPayload, { status: 410, statusText: 'Gone' });
}

/** Throws a 404 response, for a URL that fails validation (specification section 2). */
export function invalidAddress(): never {
	throw data({} satisfies ErrorPayload, { status: 404, statusText: 'Page Not Found' });
}

/** Throws a 503 response. The cause is only logged. */
export function contentUnavailable(): never {
	throw data({} satisfies ErrorPayload, {
		status: 503,
		statusText: 'Service Unavailable',
	});
}

function decodePath(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
