import { namedLocale } from '@website/contracts/locales';
import { siteOptions } from '@website/contracts/site-options';
import type { MiddlewareHandler } from 'hono';
import { goneAnswer } from './error-answer.ts';

/** Answers 410 to addresses of languages that are off, where the administrator has chosen so; else the application leads on from them. */
export function offLanguages(): MiddlewareHandler {
	return async (c, next) => {
		const { offAnswer, languages } = siteOptions();
		const named = namedLocale(c.req.path);
		if (!named || languages.includes(named) || offAnswer === 'redirect') return next();
		return goneAnswer(c, named);
	};
}
