import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestId } from '@website/contracts/request-id';
import { chooseEncoding, type Encoding } from '@website/page-cache/negotiate';
import type { CacheResult } from '@website/page-cache/page-cache';
import { bodyToSend, headersFor, type PreparedResponses } from '@website/page-cache/ready-answers';
import { pageKey } from '#shared/addresses/page-key.ts';
import { addressLimits } from '#shared/limits.ts';
import { defaultLocale } from '#shared/locales/locale.ts';
import { bypassesCache } from '../guarding/personal-cookies.ts';
import type { AccessLog } from '../observing/access-log.ts';
import { detectLocale } from '../receiving/language.ts';
import { matchesEtag } from '../receiving/matches-etag.ts';
import { goneLocale } from '../receiving/off-languages.ts';
import { requestFacts } from '../receiving/request-headers.ts';

export interface HotPathOptions {
	peek: (id: string, encoding: Encoding) => CacheResult | undefined;
	log: AccessLog;
	/** Called with the status of every answer. */
	onResponse: (status: number) => void;
	personalCookies: readonly string[];
}

/** Answers from memory on Node's own listener, ahead of the framework (docs/serving.md); false when the request has to go the whole way. */
export function hotPath(options: HotPathOptions) {
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { method = '', url = '' } = request;
		if (method !== 'GET' && method !== 'HEAD') return false;
		const id = cacheId(url);
		if (id === undefined) return false;
		// What is stored for a language that is off leads to another one.
		if (goneLocale(id)) return false;
		const facts = requestFacts(request);
		if (facts.accept?.includes('text/markdown')) return false;
		if (facts.cookie && bypassesCache(facts.cookie, options.personalCookies)) return false;
		// `/` leads visitors of other languages to theirs first.
		if (
			(id === '/' || id.startsWith('/?')) &&
			detectLocale(facts.cookie, facts.acceptLanguage) !== defaultLocale()
		) {
			return false;
		}
		const encoding = chooseEncoding(facts.acceptEncoding);
		const entry = options.peek(id, encoding);
		if (!entry) return false;
		const { answers, outcome } = entry;
		const requestedAs = requestId(facts.requestId);
		const status = send(response, method, answers, encoding, facts.ifNoneMatch, requestedAs);
		options.onResponse(status);
		options.log({ id: requestedAs, method, url, status, ms: 0, cache: outcome });
		return true;
	};
}

/** The key an address is stored under. Canonical paths without parameters are their own key. */
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
	answers: PreparedResponses,
	encoding: Encoding,
	ifNoneMatch: string | undefined,
	id: string,
): number {
	if (ifNoneMatch && answers.status === 200 && matchesEtag(ifNoneMatch, answers.etag)) {
		response.writeHead(304, headersFor(answers.notModified, id)).end();
		return 304;
	}
	const answer = answers[encoding] ?? answers.identity;
	response.writeHead(answers.status, headersFor(answer.headers, id));
	if (method === 'HEAD') response.end();
	else response.end(bodyToSend(answer), 'latin1');
	return answers.status;
}
