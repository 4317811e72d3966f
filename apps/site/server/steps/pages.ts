import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { bypassesCache } from '../bypass.ts';
import { chooseEncoding } from '../cache/negotiate.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { pageKey } from '../cache/page-key.ts';
import { storable } from '../cache/page-renderer.ts';
import { type HeaderList, type ReadyAnswers, readyAnswers } from '../cache/ready-answers.ts';
import { limits } from '../limits.ts';
import type { RenderedPage } from '../render-page.ts';
import { matchesEtag } from './matches-etag.ts';

export interface PagesOptions {
	/** Absent in development, where every page is rendered anew. */
	cache: PageCache | undefined;
	/** Renders a request for one visitor, past the cache. */
	renderPersonal: (request: Request, contentToken?: string) => Promise<RenderedPage>;
	/** Cookies that make an answer personal. */
	personalCookies: readonly string[];
	contentTokenCookie?: string | undefined;
}

/** Everything that is a page, a feed, a sitemap or a page's data: from the cache, or from the application. */
export function pages(options: PagesOptions): Hono {
	const { cache, renderPersonal, personalCookies, contentTokenCookie } = options;
	return new Hono().all('*', async (c) => {
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
			return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' });
		}
		if (c.req.url.length > limits.http.maxUrlLength) return c.text('URI Too Long', 414);
		const { pathname, search } = new URL(c.req.url);
		const key = pageKey(pathname, search);
		if (cache && !bypassesCache(c.req.header('cookie'), personalCookies)) {
			const { answers } = await cache.get(key);
			return respond(c, answers);
		}
		const token = contentTokenCookie ? getCookie(c, contentTokenCookie) : undefined;
		const { page } = await storable(key, await renderPersonal(c.req.raw, token), 0);
		return respond(c, readyAnswers(page, [], ['cache-control', 'private, no-store']));
	});
}

function respond(c: Context, answers: ReadyAnswers): Response {
	const isKnown =
		answers.status === 200 && matchesEtag(c.req.header('if-none-match'), answers.etag);
	if (isKnown) return new Response(null, { status: 304, headers: pairs(answers.notModified) });
	const { headers, body } = answers[chooseEncoding(c.req.header('accept-encoding'))];
	return new Response(new Uint8Array(body), {
		status: answers.status,
		headers: pairs(headers),
	});
}

function pairs(list: HeaderList): [string, string][] {
	return list.flatMap((name, index) =>
		index % 2 === 0 ? [[name, list[index + 1] ?? ''] satisfies [string, string]] : [],
	);
}
