import type { Context } from 'hono';

/**
 * True if a form comes from a page of this site (OWASP, CSRF prevention: Fetch Metadata, then Origin). Every browser sends at least one of
 * the headers with a POST; clients that send neither are rejected.
 */
export function isFromOwnPage(c: Context, siteOrigin: string): boolean {
	const site = c.req.header('sec-fetch-site');
	if (site) return site === 'same-origin';
	const origin = c.req.header('origin');
	if (!origin || !URL.canParse(origin)) return false;
	const { host } = new URL(origin);
	return origin === siteOrigin || host === c.req.header('host');
}
