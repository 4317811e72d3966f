import { type LocaleCode, namedLocale } from '@website/contracts/locales';
import { siteOptions } from '@website/contracts/site-options';
import type { MiddlewareHandler } from 'hono';
import { goneResponse } from './error-response.ts';

/** The language that an address, with or without parameters, names, if it is off and the administrator has chosen 410 for its addresses. */
export function goneLocale(address: string): LocaleCode | undefined {
	const { offAnswer, languages } = siteOptions();
	if (offAnswer === 'redirect') return undefined;
	const named = namedLocale(address.split('?', 1)[0] ?? '');
	return named && !languages.includes(named) ? named : undefined;
}

/** Answers 410 to addresses of languages that are off, where the administrator has chosen so; else the application leads on from them. */
export function offLanguages(): MiddlewareHandler {
	return async (c, next) => {
		const locale = goneLocale(c.req.path);
		return locale ? goneResponse(c, locale) : next();
	};
}
