import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { type Context, Hono } from 'hono';
import { defaultLocale } from '#shared/locales/locale.ts';
import type { RateLimits } from '../guarding/rate-limits.ts';
import { noticeResponse } from '../receiving/notice-page.ts';
import { limits } from '../settings/limits.ts';
import type { FormsBackend } from './forms-backend.ts';
import { type NewsletterWords, newsletterTexts } from './newsletter-texts.ts';

export interface NewsletterRoutesOptions {
	backend: Pick<FormsBackend, 'confirm' | 'unsubscribe'>;
	rates: RateLimits;
}

const statuses = { done: 200, unknown: 404, unavailable: 503 } as const;

function localeOf(c: Context): LocaleCode {
	const lang = c.req.query('lang');
	return isLocaleCode(lang) ? lang : defaultLocale();
}

function newsletterNotice(
	c: Context,
	[title, text]: NewsletterWords,
	status: 200 | 404 | 503,
	button?: string,
): Response {
	const locale = localeOf(c);
	if (status === 503) c.header('Retry-After', String(limits.retryAfterSeconds));
	c.header('Cache-Control', 'private, no-store');
	c.header('Referrer-Policy', 'no-referrer');
	const { home } = newsletterTexts[locale];
	const markup = button ? `<form method="post"><button>${button}</button></form>` : '';
	return noticeResponse(c, status, { locale, title, text, home, markup, formAction: "'self'" });
}

/**
 * `/forms/confirm` and `/forms/unsubscribe`, each with `key` and `lang`: GET shows a button, so that mail scanners change nothing; POST
 * acts. The key alone authorizes, from any origin: mail programs unsubscribe by a POST without a page (RFC 8058, 3.2). 404 for an unknown
 * key, 503 while the backend is down.
 */
export function newsletterRoutes({ backend, rates }: NewsletterRoutesOptions): Hono {
	const app = new Hono();
	for (const action of ['confirm', 'unsubscribe'] as const) {
		app.get(`/forms/${action}`, (c) => {
			const { ask, button } = newsletterTexts[localeOf(c)][action];
			return newsletterNotice(c, ask, 200, button);
		});
		app.post(`/forms/${action}`, async (c) => {
			// The mail programs of many people send unsubscribe requests from the same address of their provider.
			rates.admit(action === 'unsubscribe' ? 'reads' : 'forms')(c);
			const outcome = await backend[action](c.req.query('key') ?? '');
			const words = newsletterTexts[localeOf(c)][action];
			const button = outcome === 'unavailable' ? words.button : undefined;
			return newsletterNotice(c, words[outcome], statuses[outcome], button);
		});
	}
	return app;
}
