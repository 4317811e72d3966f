import type { MiddlewareHandler } from 'hono';

/**
 * The one address of a page: no trailing slash, no doubled slashes, lower case.
 * Returns null when the path already is canonical. Percent-encoded octets keep their case.
 */
export function canonicalPath(path: string): string | null {
	const canonical =
		path
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
