import type { Context } from 'hono';
import { isPayloadPath } from '#shared/addresses/page-key.ts';
import { defaultLocale, type LocaleCode, localeFromPath } from '#shared/locales/locale.ts';
import { limits } from '../settings/limits.ts';
import { type ErrorStatus, errorTexts } from './error-texts.ts';
import { detectLocale } from './language.ts';
import { noticeResponse } from './notice-page.ts';

/** The answer when a step or the application has failed: JSON to programs, a page to people (specification section 2), the cause to none. */
export function errorResponse(c: Context, status: ErrorStatus): Response {
	const requestId = c.get('requestId');
	c.header('Cache-Control', 'no-store');
	if (status === 503) c.header('Retry-After', String(limits.retryAfterSeconds));
	if (isForPrograms(c.req.path)) {
		return c.json({ error: { status, message: errorTexts.en.title[status], requestId } }, status);
	}
	const locale = visitorLocale(c);
	const { error, title, description, home, request } = errorTexts[locale];
	c.header('Content-Language', locale);
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

/** The answer to every page while the content endpoint says that the site has not been set up: 503, as for programs so for people. */
export function notSetUpResponse(c: Context): Response {
	c.header('Cache-Control', 'no-store');
	c.header('Retry-After', String(limits.notSetUpRetryAfterSeconds));
	if (isForPrograms(c.req.path)) {
		return c.json({ error: { status: 503, message: errorTexts.en.notSetUp.title } }, 503);
	}
	const locale = visitorLocale(c);
	const { title, description } = errorTexts[locale].notSetUp;
	c.header('Content-Language', locale);
	c.header('Vary', 'Accept-Language, Cookie');
	return noticeResponse(c, 503, { locale, title, heading: title, text: description });
}

/** The answer at the addresses of a language that is off: 410, in that language, as readers of the page understand it. */
export function goneResponse(c: Context, locale: LocaleCode): Response {
	c.header('Cache-Control', 'no-cache');
	const { gone, home } = errorTexts[locale];
	if (isForPrograms(c.req.path)) {
		return c.json({ error: { status: 410, message: errorTexts.en.gone.title } }, 410);
	}
	c.header('Content-Language', locale);
	return noticeResponse(c, 410, {
		locale,
		title: gone.title,
		heading: gone.title,
		text: gone.description,
		home,
	});
}

const isForPrograms = (path: string): boolean => path.startsWith('/api/') || isPayloadPath(path);

function visitorLocale(c: Context): LocaleCode {
	const locale = localeFromPath(c.req.path);
	return locale === defaultLocale()
		? detectLocale(c.req.header('cookie'), c.req.header('accept-language'))
		: locale;
}
