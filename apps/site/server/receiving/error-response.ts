import { localeOfPrefix } from '@website/contracts/locales';
import { siteOptions } from '@website/contracts/site-options';
import type { Context, MiddlewareHandler } from 'hono';
import { isPayloadPath } from '#shared/addresses/page-key.ts';
import { defaultLocale, type LocaleCode, localeFromPath } from '#shared/locales/locale.ts';
import { limits } from '../settings/limits.ts';
import { type ErrorStatus, errorTexts } from './error-texts.ts';
import { detectLocale } from './language.ts';
import { noticeResponse } from './notice-page.ts';

/** The response to a failed request: JSON for programs, a page for people (specification section 2), both without the cause. */
export function errorResponse(c: Context, status: ErrorStatus): Response {
	const requestId = c.get('requestId');
	c.header('Cache-Control', 'no-store');
	if (status === 503) c.header('Retry-After', String(limits.retryAfterSeconds));
	if (isForPrograms(c.req.path)) {
		return c.json({ error: { status, message: errorTexts.en.title[status], requestId } }, status);
	}
	const locale = visitorLocale(c);
	const { error, title, description, home, request } = errorTexts[locale];
	return noticeResponse(c, status, {
		locale,
		title: `${status} ${title[status]}`,
		label: error(status),
		heading: title[status],
		text: description,
		home,
		note: `${request}: ${requestId}`,
	});
}

/** The response to all pages while the content endpoint reports that the site has not been set up: 503 as JSON or as a page. */
export function notSetUpResponse(c: Context): Response {
	c.header('Cache-Control', 'no-store');
	c.header('Retry-After', String(limits.notSetUpRetryAfterSeconds));
	if (isForPrograms(c.req.path)) {
		return c.json({ error: { status: 503, message: errorTexts.en.notSetUp.title } }, 503);
	}
	const locale = visitorLocale(c);
	const { title, description } = errorTexts[locale].notSetUp;
	c.header('Vary', 'Accept-Language, Cookie');
	return noticeResponse(c, 503, { locale, title, text: description });
}

/** The response to URLs of a locale that is off: 410 in that locale, which the page's readers understand. */
export function goneResponse(c: Context, locale: LocaleCode): Response {
	c.header('Cache-Control', 'no-cache');
	if (isForPrograms(c.req.path)) {
		return c.json({ error: { status: 410, message: errorTexts.en.gone.title } }, 410);
	}
	const { gone, home } = errorTexts[locale];
	return noticeResponse(c, 410, { locale, title: gone.title, text: gone.description, home });
}

const isForPrograms = (path: string): boolean => path.startsWith('/api/') || isPayloadPath(path);

function visitorLocale(c: Context): LocaleCode {
	const locale = localeFromPath(c.req.path);
	return locale === defaultLocale()
		? detectLocale(c.req.header('cookie'), c.req.header('accept-language'))
		: locale;
}

/** The locale of a URL, with or without parameters, if it is off and the administrator has chosen 410 for its URLs. */
export function goneLocale(address: string): LocaleCode | undefined {
	const { offAnswer, languages } = siteOptions();
	if (offAnswer === 'redirect') return undefined;
	const locale = localeOfPrefix(address.split('?', 1)[0] ?? '');
	return locale && !languages.includes(locale) ? locale : undefined;
}

/** Responds with 410 to URLs of locales that are off, if the administrator has chosen so. Otherwise the application redirects them. */
export function offLanguages(): MiddlewareHandler {
	return async (c, next) => {
		const locale = goneLocale(c.req.path);
		return locale ? goneResponse(c, locale) : next();
	};
}
