import { localeOfPrefix } from '@website/contracts/locales';
import type { MiddlewareHandler } from 'hono';
import { defaultLocale } from '#shared/locales/locale.ts';

/**
 * The canonical form of a path (RFC 3986, 6.2.2.2): lower case, without superfluous slashes and percent-encoding. Null if the path has
 * it.
 */
export function canonicalPath(path: string): string | null {
	const canonical =
		path
			.replace(/%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi, decodeURIComponent)
			.replace(/\/{2,}/g, '/')
			.replace(/(?<=.)\/$/, '')
			.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
				part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
			) || '/';
	return canonical === path ? null : canonical;
}

/**
 * Redirects permanently to the canonical path of a URL. The application redirects from the prefix of the default locale, so such a path
 * is only rewritten: visitors follow one redirect.
 */
export function canonicalAddress(): MiddlewareHandler {
	return async (c, next) => {
		const { pathname, search, origin } = new URL(c.req.url);
		const canonical =
			c.req.method === 'GET' || c.req.method === 'HEAD' ? canonicalPath(pathname) : null;
		if (!canonical) return next();
		if (localeOfPrefix(canonical) !== defaultLocale()) return c.redirect(canonical + search, 301);
		const { method, headers } = c.req.raw;
		c.req.raw = new Request(origin + canonical + search, { method, headers });
		return next();
	};
}
