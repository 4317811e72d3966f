import { withEncoding } from '@website/page-cache/compress';
import { chooseEncoding, type Encoding } from '@website/page-cache/negotiate';
import type { PageCache } from '@website/page-cache/page-cache';
import type { PageKey } from '@website/page-cache/page-key';
import {
	type HeaderList,
	type PreparedResponses,
	prepareResponses,
} from '@website/page-cache/prepared-responses';
import { type RenderedPage, toStoredPage } from '@website/page-cache/storable-page';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import Negotiator from 'negotiator';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import {
	lacksPage,
	matchedQueryHeader,
	oldAddressKey,
	oldQuery,
} from '#shared/addresses/old-address.ts';
import { pageKey } from '#shared/addresses/page-key.ts';
import { markdownPathOf } from '#shared/addresses/paths-of-pages.ts';
import { addressLimits } from '#shared/limits.ts';
import { varyOf } from '../cache/caching-headers.ts';
import { contentTokenOf, previewCookie, previewHeaders } from '../guarding/personal-cookies.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { endedPreviewResponse } from './preview-routes.ts';
import { type PreviewSource, readPreview, showsDrafts } from './read-preview.ts';
import type { Personal } from './render-page.ts';

/**
 * The target of a redirect with the parameters of the request, such as `utm_source`, so that campaigns are counted. The target's own
 * values have precedence, and the parameters precede a fragment. The server's own parameter is left out, and those that the old address
 * consists of.
 *
 * @param location a path or a URL
 * @param search the query of the request, with its question mark
 * @param matched the query of the old address, such as `id=26`
 */
export function carryParameters(location: string, search: string, matched = ''): string {
	if (!/^(?:https?:|\/)/i.test(location)) return location;
	const [, address = '', parametersOfTarget, fragment = ''] =
		/^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(location) ?? [];
	const own = new URLSearchParams(parametersOfTarget);
	const isMarked = own.has(oldQuery);
	own.delete(oldQuery);
	const query = isMarked ? own.toString() : parametersOfTarget;
	const carried = new URLSearchParams(search);
	for (const name of [...own.keys(), ...new URLSearchParams(matched).keys()]) carried.delete(name);
	const parameters = [query, carried.toString()].filter(Boolean).join('&');
	return address + (parameters && `?${parameters}`) + fragment;
}

/** True if the `Accept` header prefers Markdown to HTML (RFC 9110, section 12.5.1); never for browsers. */
export function prefersMarkdown(accept: string | undefined): boolean {
	if (!accept?.includes('text/markdown')) return false;
	const negotiator = new Negotiator({ headers: { accept } });
	return negotiator.mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}

export interface PagesOptions {
	/** Absent in development, where every request renders. */
	cache: PageCache | undefined;
	renderPage: (key: PageKey, personal: Personal) => Promise<RenderedPage>;
	tokenCookies: readonly string[];
	admit: Admit;
	previews: PreviewSource;
	/** True if cookies are sent over HTTPS only. */
	https: boolean;
}

/** Serves pages, feeds, sitemaps and the data of pages from the cache or the application. */
export function pages(options: PagesOptions): Hono {
	const { cache, renderPage, admit, tokenCookies, previews, https } = options;
	return new Hono().all('*', async (c) => {
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
			return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' });
		}
		if (c.req.url.length > addressLimits.maxUrlLength) return c.text('URI Too Long', 414);
		const { pathname, search } = new URL(c.req.url);
		const isNegotiated = isPageAddress(pathname) && prefersMarkdown(c.req.header('accept'));
		const key = pageKey(isNegotiated ? markdownPathOf(pathname) : pathname, search);
		const encoding = chooseEncoding(c.req.header('accept-encoding'));
		const contentToken = contentTokenOf(c, tokenCookies);
		const cookie = getCookie(c, previewCookie);
		const preview = cookie === undefined ? undefined : await readPreview(previews, cookie);
		const isEnded = preview !== undefined && preview?.state !== 'open';
		const previewToken = showsDrafts(preview, key) ? cookie : undefined;
		const headers = previewToken === undefined ? personalHeaders : previewHeaders;
		const oldKey = oldAddressKey(key, search);
		/** A response that is not stored. */
		const render = async (page: PageKey) => {
			admit(c);
			const rendered = await renderPage(page, { contentToken, previewToken });
			const stored = await withEncoding(toStoredPage(page, rendered, 0).page, encoding);
			return prepareResponses(stored, [], Object.entries(headers).flat());
		};
		const withOldAddress = async (responses: PreparedResponses) => {
			if (!oldKey || !lacksPage(responses.status)) return responses;
			const old = await render(oldKey);
			return lacksPage(old.status) && old.status !== 404 ? old : responses;
		};
		if (cache && contentToken === undefined && previewToken === undefined) {
			const { responses } = await cache.get(key, () => admit(c));
			if (isEnded && responses.status === 404) return endedPreviewResponse(c, preview, https);
			const response = respond(c, await withOldAddress(responses), encoding);
			if (isNegotiated) notForSharedCaches(response, key, pathname);
			return isEnded ? withoutPreview(response) : response;
		}
		const response = respond(c, await withOldAddress(await render(key)), encoding);
		return isEnded ? withoutPreview(response) : response;
	});
}

const personalHeaders = { 'cache-control': 'private, no-store' };

/** Caches in front use the URL as the key, which is that of the HTML. */
function notForSharedCaches({ headers }: Response, key: PageKey, pathname: string): void {
	headers.set('content-location', key.path + key.search);
	headers.set('cache-control', 'no-cache, private');
	headers.set('cdn-cache-control', 'no-store');
	headers.set('vary', varyOf(pathname));
}

/** Deletes the cookie of an ended preview, in a response that no cache stores. */
function withoutPreview(response: Response): Response {
	response.headers.append('set-cookie', `${previewCookie}=; Max-Age=0; Path=/`);
	response.headers.set('cache-control', 'private, no-store');
	response.headers.delete('cdn-cache-control');
	return response;
}

function respond(c: Context, responses: PreparedResponses, encoding: Encoding): Response {
	const { headers, body } = responses[encoding];
	const response = new Response(new Uint8Array(body), {
		status: responses.status,
		headers: pairs(headers),
	});
	const location = response.headers.get('location');
	const matched = response.headers.get(matchedQueryHeader) ?? '';
	response.headers.delete(matchedQueryHeader);
	if (location) {
		const { search } = new URL(c.req.url);
		response.headers.set('location', carryParameters(location, search, matched));
	}
	return response;
}

function pairs(list: HeaderList): [string, string][] {
	return list.flatMap((name, index) =>
		index % 2 === 0 ? [[name, list[index + 1] ?? ''] satisfies [string, string]] : [],
	);
}
