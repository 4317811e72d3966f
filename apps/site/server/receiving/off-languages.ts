import { type LocaleCode, localeOfPrefix } from '@website/contracts/locales';
import { siteOptions } from '@website/contracts/site-options';
import type { MiddlewareHandler } from 'hono';
import { goneResponse } from './error-response.ts';

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
