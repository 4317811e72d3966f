import type { LocaleCode } from '@website/contracts/locales';
import type { Context } from 'hono';
import { localeFromPath } from '../../app/i18n/locale.ts';
import { isPayloadPath } from '../cache/page-key.ts';
import { limits } from '../limits.ts';
import { detectLocale } from '../steps/language.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';
import { type ErrorStatus, errorTexts } from './error-texts.ts';

/**
 * What the server answers when a step or the application has failed: JSON to programs, a page to people, kept by
 * nobody. Nothing of the failure is told (specification section 8).
 */
export function errorAnswer(c: Context, status: ErrorStatus): Response {
	const requestId = c.get('requestId');
	c.header('Cache-Control', 'no-store');
	if (status === 503) c.header('Retry-After', String(limits.retryAfterSeconds));
	if (isForPrograms(c.req.path)) {
		return c.json({ error: { status, message: errorTexts.en.title[status], requestId } }, status);
	}
	const locale = visitorLocale(c);
	c.header('Content-Language', locale);
	c.header('Content-Security-Policy', errorPagePolicy);
	return c.html(errorPage({ status, locale, requestId }), status);
}

const isForPrograms = (path: string): boolean => path.startsWith('/api/') || isPayloadPath(path);

/** The address's own language; the visitor's where the address has none. */
function visitorLocale(c: Context): LocaleCode {
	const locale = localeFromPath(c.req.path);
	return locale === 'en'
		? detectLocale(c.req.header('cookie'), c.req.header('accept-language'))
		: locale;
}
