import { isLocaleCode } from '@website/contracts/locales';
import { Hono, type MiddlewareHandler } from 'hono';
import Negotiator from 'negotiator';
import { ownPath } from '#shared/addresses/own-path.ts';
import {
	defaultLocale,
	type LocaleCode,
	pathPrefix,
	siteLocaleCodes,
} from '#shared/locales/locale.ts';
import { localeCookie, localeFromCookie } from '#shared/locales/locale-cookie.ts';
import { bypassesCache, previewCookie } from '../guarding/personal-cookies.ts';

/** The locale of a visitor: from the cookie, the browser's languages or the default (specification section 2). */
export function detectLocale(
	cookie: string | undefined,
	acceptLanguage: string | undefined,
): LocaleCode {
	const cookieLocale = localeFromCookie(cookie ?? null);
	if (cookieLocale && siteLocaleCodes().includes(cookieLocale)) return cookieLocale;
	if (!acceptLanguage) return defaultLocale();
	const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
	const [language] = negotiator.languages([...siteLocaleCodes()]);
	return isLocaleCode(language) ? language : defaultLocale();
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

export interface LanguageSwitchOptions {
	https: boolean;
}

/** `GET /language/{code}?to={path}` stores the locale for 365 days and redirects to the path of this site (specification section 4). */
export function languageSwitch({ https }: LanguageSwitchOptions): Hono {
	return new Hono().get('/language/:code', (c) => {
		const code = c.req.param('code');
		if (!isLocaleCode(code)) return c.notFound();
		const to = ownPath(c.req.query('to')) ?? (pathPrefix(code) || '/');
		if (siteLocaleCodes().includes(code)) c.header('Set-Cookie', localeCookie(code, { https }));
		c.header('Cache-Control', 'no-store');
		return c.redirect(to, 303);
	});
}
