import { isLocaleCode } from '@website/contracts/locales';
import { sharedPreviewPath } from '@website/contracts/shared-preview';
import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { pathPrefix } from '#shared/locales/locale.ts';
import { previewCookie, previewHeaders } from '../guarding/personal-cookies.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { detectLocale } from '../receiving/language.ts';
import { noticeResponse } from '../receiving/notice-page.ts';
import { type LivePreviewOptions, livePreview, sitePath } from './live-preview.ts';
import { previewTexts } from './preview-texts.ts';
import { type Preview, type PreviewSource, readPreview } from './read-preview.ts';

export interface PreviewOptions {
	previews: PreviewSource;
	live: LivePreviewOptions;
	https: boolean;
	admit: Admit;
}

/** WordPress has slugs with underscores, letters of any alphabet and emoji. */
const slug = /^[^\s/\\?#%.\p{Cc}]{1,200}$/u;

/**
 * `GET /preview?token[&path]` stores the token in a cookie until it expires and redirects to the path, which a share link has itself.
 * WordPress sends `kind&slug&lang[&parent]` instead of the path; links to `/preview/shared/{token}` were made by earlier versions. 410
 * with the reason for a token that has ended or is unknown, 404 for a document without a URL, 429 for too many requests, 503 while the
 * content endpoint fails. `/preview/end` deletes the cookie, `/preview/live` is the preview beside a form.
 */
export function preview({ previews, live, https, admit }: PreviewOptions): Hono {
	return new Hono()
		.use('/preview/*', async (c, next) => {
			for (const [name, value] of Object.entries(previewHeaders)) c.header(name, value);
			await next();
		})
		.route('/', livePreview(live))
		.get('/preview/end', (c) => {
			deleteCookie(c, previewCookie, { path: '/', secure: https });
			return c.redirect(pathPrefix(visitorLocale(c)) || '/', 303);
		})
		.on('GET', ['/preview', `${sharedPreviewPath}/:token`], async (c) => {
			admit(c);
			const token = c.req.param('token') ?? c.req.query('token') ?? '';
			const opened = await readPreview(previews, token, { opens: true });
			if (opened?.state !== 'open') return endedPreviewResponse(c, opened, https);
			const path = opened.paths[0] ?? previewPath(c.req.query());
			if (path === undefined) return notice(c, 404, 'noAddress');
			setCookie(c, previewCookie, token, {
				httpOnly: true,
				sameSite: 'Lax',
				path: '/',
				maxAge: Math.max(Math.floor((opened.until - Date.now()) / 1000), 0),
				secure: https,
			});
			return c.redirect(path, 303);
		});
}

function previewPath(query: Record<string, string>): string | undefined {
	const { path = '', kind, lang, parent } = query;
	if (sitePath.test(path)) return path;
	if ((kind !== 'page' && kind !== 'post') || !isLocaleCode(lang)) return undefined;
	const prefix = pathPrefix(lang);
	if (kind === 'page' && query.slug === 'home' && !parent) return prefix || '/';
	const slugs = [...(kind === 'page' && parent ? [parent] : []), query.slug ?? ''];
	if (!slugs.every((part) => slug.test(part))) return undefined;
	return [prefix, ...(kind === 'post' ? ['blog'] : []), ...slugs.map(encodeURIComponent)].join('/');
}

/** The page that explains why a preview has ended, in the language of a share link; deletes the cookie. */
export function endedPreviewResponse(c: Context, ended: Preview | null, https: boolean): Response {
	deleteCookie(c, previewCookie, { path: '/', secure: https });
	const reason = ended && ended.state !== 'open' ? ended.state : 'unknown';
	return notice(c, 410, reason, ended?.lang);
}

function notice(
	c: Context,
	status: 404 | 410,
	reason: 'noAddress' | 'expired' | 'withdrawn' | 'unknown',
	locale = visitorLocale(c),
): Response {
	const { title, home, [reason]: text } = previewTexts[locale];
	for (const [name, value] of Object.entries(previewHeaders)) c.header(name, value);
	return noticeResponse(c, status, { locale, title, text, home });
}

const visitorLocale = (c: Context) =>
	detectLocale(c.req.header('cookie'), c.req.header('accept-language'));
