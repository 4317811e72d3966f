import type { LocaleCode } from '@website/contracts/locales';
import { isShareToken, sharedPreviewPath } from '@website/contracts/shared-preview';
import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { previewCookie } from '../guarding/personal-cookies.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { detectLocale } from '../receiving/language.ts';
import { noticeResponse } from '../receiving/notice-page.ts';
import {
	type ContentAddress,
	fetchSharedPreview,
	type SharedPreview,
} from './fetch-shared-preview.ts';
import { sharedTexts } from './shared-texts.ts';

export interface SharedPreviewOptions {
	content: ContentAddress;
	https: boolean;
	admit: Admit;
}

/** Headers against caching, indexing and sending the URL to other sites. */
const headers = {
	'Cache-Control': 'private, no-store',
	'X-Robots-Tag': 'noindex, nofollow',
	'Referrer-Policy': 'no-referrer',
};

/**
 * `GET /preview/shared/{token}`: opens a share link. Stores the token in a cookie until the link expires and redirects to the page with the
 * draft. 410 with a page that states the reason, in the link's locale, if the link has ended or is unknown; 429 for too many requests; 503
 * while the content endpoint fails.
 */
export function openSharedPreview({ content, https, admit }: SharedPreviewOptions): Hono {
	return new Hono().get(`${sharedPreviewPath}/:token`, async (c) => {
		admit(c);
		const token = c.req.param('token');
		const shared = isShareToken(token)
			? await fetchSharedPreview(content, token, { opens: true })
			: null;
		const [path] = shared?.paths ?? [];
		if (!shared || path === undefined) return endedPreviewResponse(c, shared, https);
		const seconds = Math.floor((Date.parse(shared.until) - Date.now()) / 1000);
		setCookie(c, previewCookie, token, {
			httpOnly: true,
			sameSite: 'Lax',
			path: '/',
			maxAge: Math.max(seconds, 0),
			secure: https,
		});
		for (const [name, value] of Object.entries(headers)) c.header(name, value);
		return c.redirect(path, 303);
	});
}

/** The page that explains why a share link has ended; deletes its cookie. */
export function endedPreviewResponse(
	c: Context,
	shared: SharedPreview | null,
	https: boolean,
): Response {
	const locale: LocaleCode =
		shared?.lang ?? detectLocale(c.req.header('cookie'), c.req.header('accept-language'));
	const { title, home, ...reasons } = sharedTexts[locale];
	deleteCookie(c, previewCookie, { path: '/', secure: https });
	for (const [name, value] of Object.entries(headers)) c.header(name, value);
	c.header('Content-Language', locale);
	const text = shared && shared.state !== 'open' ? reasons[shared.state] : reasons.unknown;
	return noticeResponse(c, 410, { locale, title, heading: title, text, home });
}
