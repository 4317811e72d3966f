import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Environment } from '../settings/environment.ts';

/** Session cookie that carries the token of a local storage entry to the server; set by the page's own script. */
export const carriedTokenCookie = 'content-token';

/** Where visitors' content tokens come from (specification section 6); off unless configured. */
export type TokenSettings = Pick<Environment, 'CONTENT_TOKEN_COOKIE' | 'CONTENT_TOKEN_STORAGE'>;

/** The cookies that hold a content token, most important first. Whoever has one is never answered from the cache. */
export function tokenCookies(settings: TokenSettings): string[] {
	const { CONTENT_TOKEN_COOKIE: cookie, CONTENT_TOKEN_STORAGE: storage } = settings;
	return [...(cookie ? [cookie] : []), ...(storage ? [carriedTokenCookie] : [])];
}

/** A bearer token as RFC 6750 section 2.1 writes it; anything else is no token. */
const bearer = /^[\w.~+/-]{1,4096}=*$/;

export function contentTokenOf(c: Context, names: readonly string[]): string | undefined {
	return names.map((name) => getCookie(c, name)).find((value) => value && bearer.test(value));
}
