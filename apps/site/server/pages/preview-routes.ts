import { isLocaleCode } from '@website/contracts/locales';
import { previewExpiry } from '@website/contracts/signatures';
import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { type LocaleCode, pathPrefix } from '#shared/locales/locale.ts';
import { previewCookie } from '../guarding/personal-cookies.ts';
import { detectLocale } from '../receiving/language.ts';
import { noticeResponse } from '../receiving/notice-page.ts';
import { previewTexts } from './preview-texts.ts';

export interface PreviewOptions {
	secret: string;
	https: boolean;
}

/** A path of the site without parameters. */
const sitePath = /^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/;
/** WordPress has slugs with underscores, letters of any alphabet and emoji. */
const slug = /^[^\s/\\?#%.\p{Cc}]{1,200}$/u;

/**
 * `GET /preview?kind&slug&lang&token[&parent]` stores the signed token in a cookie and redirects to the draft. With `kind=release` the
 * token shows a release on every page, and `path` is the page to redirect to. `/preview/end` deletes the cookie.
 */
export function preview({ secret, https }: PreviewOptions): Hono {
	return new Hono()
		.use('/preview/*', async (c, next) => {
			c.header('Cache-Control', 'no-store');
			c.header('X-Robots-Tag', 'noindex');
			await next();
		})
		.get('/preview', (c) => {
			const token = c.req.query('token');
			const now = Math.floor(Date.now() / 1000);
			const expires = previewExpiry(secret, token, now);
			if (token === undefined || expires === undefined) return errorNotice(c, 'refused', 403);
			const path = previewPath(c.req.query());
			if (!path) return errorNotice(c, 'noAddress', 404);
			setCookie(c, previewCookie, token, {
				httpOnly: true,
				sameSite: 'Lax',
				path: '/',
				maxAge: expires - now,
				secure: https,
			});
			return c.redirect(path, 303);
		})
		.get('/preview/end', (c) => {
			deleteCookie(c, previewCookie, { path: '/', secure: https });
			return c.redirect(pathPrefix(visitorLocale(c)) || '/', 303);
		});
}

function previewPath(query: Record<string, string>): string | undefined {
	const { kind, lang, parent = '' } = query;
	if (!isLocaleCode(lang)) return undefined;
	const prefix = pathPrefix(lang);
	if (kind === 'release') return releasePath(query.path ?? (prefix || '/'));
	if (kind === 'page' && query.slug === 'home' && !parent) return prefix || '/';
	const slugs = [...(kind === 'page' && parent ? [parent] : []), query.slug ?? ''];
	if (!slugs.every((part) => slug.test(part))) return undefined;
	const path = slugs.map(encodeURIComponent).join('/');
	if (kind === 'page') return `${prefix}/${path}`;
	if (kind === 'category') return `${prefix}/blog/category/${path}`;
	return kind === 'post' ? `${prefix}/blog/${path}` : undefined;
}

/** The path for the preview of a release, which any page may show. */
const releasePath = (path: string): string | undefined => (sitePath.test(path) ? path : undefined);

function errorNotice(c: Context, text: 'refused' | 'noAddress', status: 403 | 404): Response {
	const locale = visitorLocale(c);
	const { title, home, [text]: reason } = previewTexts[locale];
	c.header('Content-Language', locale);
	return noticeResponse(c, status, { locale, title, heading: title, text: reason, home });
}

function visitorLocale(c: Context): LocaleCode {
	return detectLocale(c.req.header('cookie'), c.req.header('accept-language'));
}
