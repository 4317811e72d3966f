/** Cookie with a preview token. Requests with it get drafts and bypass the cache. */
export const previewCookie = 'preview';

/** Headers of previews, against caching, indexing and sending the URL to other sites. */
export const previewHeaders = {
	'cache-control': 'private, no-store',
	'x-robots-tag': 'noindex, nofollow',
	'referrer-policy': 'no-referrer',
};

/** True if a cookie makes the response personal: it is then neither read from the cache nor stored in it. */
export function bypassesCache(cookieHeader: string | undefined, names: readonly string[]): boolean {
	if (!cookieHeader) return false;
	return cookieHeader
		.split(';')
		.some((cookie) => names.includes(cookie.slice(0, cookie.indexOf('=')).trim()));
}
