import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Environment } from '../settings/environment.ts';

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

/** Session cookie that sends a token from local storage to the server. The page's inline script sets it. */
export const storageTokenCookie = 'content-token';

/** Where visitors' content tokens come from (specification section 6); off unless configured. */
type TokenSettings = Pick<Environment, 'CONTENT_TOKEN_COOKIE' | 'CONTENT_TOKEN_STORAGE'>;

/** Names of the cookies that hold a content token, by precedence. Requests with one of them bypass the cache. */
export function tokenCookies(settings: TokenSettings): string[] {
	const { CONTENT_TOKEN_COOKIE: cookie, CONTENT_TOKEN_STORAGE: storage } = settings;
	return [...(cookie ? [cookie] : []), ...(storage ? [storageTokenCookie] : [])];
}

/** A bearer token by RFC 6750 section 2.1. */
const bearer = /^[\w.~+/-]{1,4096}=*$/;

export function contentTokenOf(c: Context, names: readonly string[]): string | undefined {
	return names.map((name) => getCookie(c, name)).find((value) => value && bearer.test(value));
}
