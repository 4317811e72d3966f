import { data } from 'react-router';

/** Of an error that a loader ends with: the address that there is nothing at, or a message for visitors (`describeError`). */
export interface ErrorPayload {
	path?: string;
	message?: string;
}

/** Ends a loader with the 404 page: "Page not found: {path}" (specification sections 2 and 8). */
export function pageNotFound(url: URL): never {
	const path = decodePath(url.pathname);
	throw data({ path } satisfies ErrorPayload, {
		status: 404,
		statusText: 'Page Not Found',
	});
}

/** Ends a loader with the 410 page: something was here, and an editor has removed it for good (RFC 9110, section 15.5.11). */
export function pageGone(): never {
	throw data({} satisfies ErrorPayload, { status: 410, statusText: 'Gone' });
}

/** Ends a loader whose address fails validation: a 404 by default (specification section 2). */
export function invalidAddress(): never {
	throw data({} satisfies ErrorPayload, { status: 404, statusText: 'Page Not Found' });
}

/** Ends a loader with the 503 page. What failed and where is for the log, not for visitors. */
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
