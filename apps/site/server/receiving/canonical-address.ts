import type { MiddlewareHandler } from 'hono';

/**
 * The one address of a page: no trailing slash, no doubled slashes, lower case, and nothing percent-encoded that need not be
 * (RFC 3986, 6.2.2.2). What must be has its digits in capitals. Returns null when the path already is canonical.
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

/** Leads every other spelling of a page's address permanently to the canonical one. */
export function canonicalAddress(): MiddlewareHandler {
	return async (c, next) => {
		const { pathname, search } = new URL(c.req.url);
		const canonical =
			c.req.method === 'GET' || c.req.method === 'HEAD' ? canonicalPath(pathname) : null;
		return canonical ? c.redirect(canonical + search, 301) : next();
	};
}
