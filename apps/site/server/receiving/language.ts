import { isLocaleCode } from '@website/contracts/locales';
import { Hono, type MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import {
	defaultLocale,
	type LocaleCode,
	pathPrefix,
	siteLocaleCodes,
} from '#shared/locales/locale.ts';
import { bypassesCache, previewCookie } from '../guarding/personal-cookies.ts';

const localeCookieName = 'i18n_redirected';

const lifetimeInSeconds = 365 * 24 * 60 * 60;

/** The `Set-Cookie` value that stores a locale for 365 days, SameSite=Lax (specification sections 4 and 9), and Secure with HTTPS. */
function localeCookie(locale: LocaleCode, { https }: { https: boolean }): string {
	const secure = https ? '; Secure' : '';
	return `${localeCookieName}=${locale}; Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax${secure}`;
}

function localeFromCookie(header: string | undefined): LocaleCode | undefined {
	const match = header?.match(new RegExp(`(?:^|;\\s*)${localeCookieName}=([^;]*)`));
	return isLocaleCode(match?.[1]) ? match[1] : undefined;
}

const base = 'http://site.invalid';

/** The normalized path of this site with query and fragment; undefined for other URLs, including `/.//host` (WHATWG URL 4.4). */
export function ownPath(path: string | undefined): string | undefined {
	const url = path?.startsWith('/') && URL.parse(path, base);
	if (!url || url.origin !== base) return undefined;
	const normalized = url.pathname + url.search + url.hash;
	return URL.parse(normalized, base)?.href === url.href ? normalized : undefined;
}

/** The locale of a visitor: from the cookie, the browser's languages or the default (specification section 2). */
export function detectLocale(
	cookie: string | undefined,
	acceptLanguage: string | undefined,
): LocaleCode {
	const cookieLocale = localeFromCookie(cookie);
	if (cookieLocale && siteLocaleCodes().includes(cookieLocale)) return cookieLocale;
	return lookUpLocale(acceptLanguage) ?? defaultLocale();
}

/**
 * The locale that Lookup (RFC 4647 §3.4) finds: the first language range, in the order of quality, that is a locale of the site or begins
 * with its subtags. A range with quality 0 excludes its locale, and `*` selects none.
 */
function lookUpLocale(acceptLanguage: string | undefined): LocaleCode | undefined {
	const ranges = parseAccept(acceptLanguage ?? '').map(({ type, q }) => ({
		range: type.toLowerCase(),
		quality: q,
	}));
	const accepted = ranges.filter(({ quality }) => quality > 0);
	const excluded = ranges.filter(({ quality }) => quality === 0).map(({ range }) => range);
	const offered = siteLocaleCodes().filter((code) => !excluded.includes(code));
	for (const { range } of accepted) {
		const match = offered.find((code) => range === code || range.startsWith(`${code}-`));
		if (match) return match;
	}
	return undefined;
}

/**
 * Redirects visitors of `/` to their locale. Other paths are not redirected, so that crawlers and shared links get the page they request.
 */
export function languageDetection(): MiddlewareHandler {
	return async (c, next) => {
		if (c.req.path !== '/' || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
		if (bypassesCache(c.req.header('cookie'), [previewCookie])) return next();
		const prefix = pathPrefix(
			detectLocale(c.req.header('cookie'), c.req.header('accept-language')),
		);
		if (!prefix) return next();
		c.header('Vary', 'Accept-Language, Cookie');
		c.header('Cache-Control', 'private, no-store');
		return c.redirect(prefix + new URL(c.req.url).search, 302);
	};
}

/** `GET /language/{code}?to={path}` stores the locale for 365 days and redirects to the path of this site (specification section 4). */
export function languageSwitch({ https }: { https: boolean }): Hono {
	return new Hono().get('/language/:code', (c) => {
		const code = c.req.param('code');
		if (!isLocaleCode(code)) return c.notFound();
		const to = ownPath(c.req.query('to')) ?? (pathPrefix(code) || '/');
		if (siteLocaleCodes().includes(code)) c.header('Set-Cookie', localeCookie(code, { https }));
		c.header('Cache-Control', 'no-store');
		return c.redirect(to, 303);
	});
}
