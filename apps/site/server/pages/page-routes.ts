import { previewExpiry } from '@website/contracts/signatures';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { type PageKey, pageKey } from '#shared/addresses/page-key.ts';
import { addressLimits } from '#shared/limits.ts';
import { chooseEncoding } from '../cache/negotiate.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { type HeaderList, type ReadyAnswers, readyAnswers } from '../cache/ready-answers.ts';
import { type RenderedPage, storable } from '../cache/storable-page.ts';
import { contentTokenOf } from '../guarding/content-token.ts';
import { previewCookie } from '../guarding/personal-cookies.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { matchesEtag } from '../receiving/matches-etag.ts';
import type { Personal } from './render-page.ts';

export interface PagesOptions {
	/** Absent in development, where every page is rendered anew. */
	cache: PageCache | undefined;
	makePage: (key: PageKey, personal: Personal) => Promise<RenderedPage>;
	tokenCookies: readonly string[];
	admit: Admit;
	previewSecret: string;
}

/** Everything that is a page, a feed, a sitemap or a page's data: from the cache, or from the application. */
export function pages(options: PagesOptions): Hono {
	const { cache, makePage, admit, tokenCookies, previewSecret } = options;
	return new Hono().all('*', async (c) => {
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
			return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' });
		}
		if (c.req.url.length > addressLimits.maxUrlLength) return c.text('URI Too Long', 414);
		const { pathname, search } = new URL(c.req.url);
		const key = pageKey(pathname, search);
		const contentToken = contentTokenOf(c, tokenCookies);
		const givenPreview = getCookie(c, previewCookie);
		const isPreview = previewExpiry(previewSecret, givenPreview, Date.now() / 1000) !== undefined;
		const previewToken = isPreview ? givenPreview : undefined;
		if (cache && contentToken === undefined && !isPreview) {
			const { answers } = await cache.get(key, () => admit(c));
			const response = respond(c, answers);
			return givenPreview === undefined ? response : withoutPreview(response);
		}
		admit(c);
		const rendered = await makePage(key, { contentToken, previewToken });
		const { page } = await storable(key, rendered, 0);
		const answers = readyAnswers(page, [], isPreview ? previewHeaders : personalHeaders);
		const response = respond(c, answers);
		return givenPreview !== undefined && !isPreview ? withoutPreview(response) : response;
	});
}

const personalHeaders = ['cache-control', 'private, no-store'];
const previewHeaders = [...personalHeaders, 'x-robots-tag', 'noindex'];

/** Takes a preview that has ended from the visitor, in an answer that nobody keeps. */
function withoutPreview(response: Response): Response {
	response.headers.append('set-cookie', `${previewCookie}=; Max-Age=0; Path=/`);
	response.headers.set('cache-control', 'private, no-store');
	response.headers.delete('cdn-cache-control');
	return response;
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
