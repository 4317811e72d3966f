/** Cookie of a signed preview; requests with it see drafts and bypass the cache. */
export const previewCookie = 'preview';

/** Whether a visitor's cookies make the answer their own, so that it is neither taken from the cache nor stored. */
export function bypassesCache(cookieHeader: string | undefined, names: readonly string[]): boolean {
	if (!cookieHeader) return false;
	return cookieHeader
		.split(';')
		.some((cookie) => names.includes(cookie.slice(0, cookie.indexOf('=')).trim()));
}
