/** Cookie of a signed preview. Requests with it get drafts and bypass the cache. */
export const previewCookie = 'preview';

/** True if a cookie makes the response personal: it is then neither read from the cache nor stored in it. */
export function bypassesCache(cookieHeader: string | undefined, names: readonly string[]): boolean {
	if (!cookieHeader) return false;
	return cookieHeader
		.split(';')
		.some((cookie) => names.includes(cookie.slice(0, cookie.indexOf('=')).trim()));
}
