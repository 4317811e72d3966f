import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesWeakly } from '@website/contracts/preconditions';
import { requestId } from '@website/contracts/request-head';
import { chooseEncoding, type Encoding } from '@website/page-cache/negotiate';
import type { CacheResult } from '@website/page-cache/page-cache';
import {
	bodyToSend,
	type PreparedResponses,
	setRequestId,
} from '@website/page-cache/prepared-responses';
import { lacksPage } from '#shared/addresses/old-address.ts';
import { pageKey } from '#shared/addresses/page-key.ts';
import { addressLimits } from '#shared/limits.ts';
import { defaultLocale } from '#shared/locales/locale.ts';
import { bypassesCache } from '../guarding/personal-cookies.ts';
import type { AccessLog } from '../observing/access-log.ts';
import { goneLocale } from '../receiving/error-response.ts';
import { detectLocale } from '../receiving/language.ts';
import { readHeaders } from '../receiving/request-headers.ts';

export interface HotPathOptions {
	peek: (id: string) => CacheResult | undefined;
	log: AccessLog;
	/** Called with the status of each response. */
	onResponse: (status: number) => void;
	personalCookies: readonly string[];
	/** True for a URL that is no page, although its path is that of one. */
	isOther: (url: string) => boolean;
}

/**
 * Sends cached responses from memory in Node's own listener, before the framework (docs/serving.md). Returns false if it did not respond.
 */
export function hotPath(options: HotPathOptions) {
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { method = '', url = '' } = request;
		if (method !== 'GET' && method !== 'HEAD') return false;
		const id = cacheId(url);
		if (id === undefined || (url.includes('?') && options.isOther(url))) return false;
		// The cache may contain redirects of a locale that is off, but its URLs must respond with 410.
		if (goneLocale(id)) return false;
		const headers = readHeaders(request);
		if (headers.ifMatch !== undefined) return false;
		if (headers.accept?.includes('text/markdown')) return false;
		if (headers.cookie && bypassesCache(headers.cookie, options.personalCookies)) return false;
		// `/` redirects visitors with another locale.
		if (
			(id === '/' || id.startsWith('/?')) &&
			detectLocale(headers.cookie, headers.acceptLanguage) !== defaultLocale()
		) {
			return false;
		}
		const entry = options.peek(id);
		if (!entry) return false;
		const encoding = chooseEncoding(headers.acceptEncoding);
		const { responses, outcome } = entry;
		// The parameters of the request are added to the target of a redirect, or belong to an old address.
		if (url.includes('?') && lacksPage(responses.status)) return false;
		const correlationId = requestId(headers.requestId);
		const status = send(response, method, responses, encoding, headers.ifNoneMatch, correlationId);
		options.onResponse(status);
		options.log({ id: correlationId, method, url, status, ms: 0, cache: outcome });
		return true;
	};
}

/** The cache key of a URL. Canonical paths without parameters are their own key. */
function cacheId(url: string): string | undefined {
	const query = url.indexOf('?');
	if (query < 0) return url;
	return url.length > addressLimits.maxUrlLength
		? undefined
		: pageKey(url.slice(0, query), url.slice(query)).id;
}

function send(
	response: ServerResponse,
	method: string,
	responses: PreparedResponses,
	encoding: Encoding,
	ifNoneMatch: string | undefined,
	id: string,
): number {
	if (ifNoneMatch && responses.status === 200 && matchesWeakly(ifNoneMatch, responses.etag)) {
		response.writeHead(304, setRequestId(responses.notModified, id)).end();
		return 304;
	}
	const prepared = responses[encoding];
	response.writeHead(responses.status, setRequestId(prepared.headers, id));
	if (method === 'HEAD') response.end();
	else response.end(bodyToSend(prepared), 'latin1');
	return responses.status;
}
