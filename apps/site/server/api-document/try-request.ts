import { STATUS_CODES } from 'node:http';
import { BodyTooLarge, readBody } from '@website/contracts/read-body';
import { type Context, Hono } from 'hono';
import { tryHeader, tryPath } from '#shared/addresses/api-paths.ts';
import { inertPolicy } from '../content-files/inert-policy.ts';
import type { RateLimits } from '../guarding/rate-limits.ts';
import { QueueFull, WorkQueue } from '../guarding/work-queue.ts';
import type { Logger } from '../observing/logger.ts';
import { readRequestBody, UnreadableBody } from '../receiving/request-body.ts';
import { limits } from '../settings/limits.ts';
import type { DocumentSource } from './document-source.ts';
import { hasOperation } from './operations.ts';

const requestHeaders = [
	'accept',
	'accept-language',
	'authorization',
	'content-type',
	'idempotency-key',
];
const responseHeaders = [
	'content-type',
	'content-language',
	'etag',
	'last-modified',
	'retry-after',
	'www-authenticate',
];

export interface TryRequestOptions {
	host: string;
	source: DocumentSource;
	logger: Logger;
	rates: Pick<RateLimits, 'client' | 'secondsToWait' | 'count'>;
}

/**
 * `/api/try/…`: "test request" of the docs viewer. Forwards only operations of the API document, sent by the site's own pages or outside of
 * a browser. A request joins the queue only when its body is complete, and each client has few places in it: this protects the app host and
 * keeps one client from blocking the others. The visitor's own Authorization header is forwarded; cookies and the site's tokens never are.
 * Errors are problem details (RFC 9457). Responses cannot run as pages on this origin, and redirects are not followed.
 */
export function tryRequest({ host, source, logger, rates }: TryRequestOptions): Hono {
	const { tryAtOnce, tryWaiting, tryPerClient, tryRequestBytes, tryRequestMs } = limits.api;
	const queue = new WorkQueue({ atOnce: tryAtOnce, waiting: tryWaiting, perClient: tryPerClient });
	return new Hono().all(`${tryPath}/*`, async (c) => {
		if (!isForVisitor(c.req.raw.headers))
			return problemResponse(c, 403, 'Requests are sent from the documentation only');
		const seconds = rates.secondsToWait('tries', c);
		if (seconds > 0) {
			c.header('retry-after', String(seconds));
			return problemResponse(c, 429, `Too many requests; try again in ${seconds} seconds`);
		}
		rates.count('tries', c);
		const { pathname, search } = new URL(c.req.url);
		const path = pathname.slice(tryPath.length);
		const apiDocument = await source.get();
		if (!apiDocument || !hasOperation(apiDocument.document, c.req.method, path))
			return problemResponse(c, 404, 'The documentation has no such operation');
		const bounds = { bytes: tryRequestBytes, ms: tryRequestMs };
		const body = await readRequestBody(c, bounds);
		if (body instanceof UnreadableBody) return problemResponse(c, body.status, body.message);
		try {
			return await queue.run(() => forward(c, host + path + search, body), rates.client(c));
		} catch (error) {
			if (error instanceof QueueFull)
				return problemResponse(c, 503, 'Too many requests; try again soon');
			logger.warn({ err: error, path }, 'a request from the viewer failed');
			return problemResponse(c, 502, 'The API could not be reached');
		}
	});
}

async function forward(c: Context, url: string, requestBody: Buffer): Promise<Response> {
	const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
	const upstream = await fetch(url, {
		method: c.req.method,
		redirect: 'error',
		signal: AbortSignal.timeout(limits.api.tryTimeoutMs),
		headers: pickHeaders(c.req.raw.headers, requestHeaders),
		...(hasBody && { body: new Uint8Array(requestBody) }),
	});
	const body = await readBody(upstream, limits.api.tryResponseBytes).catch((error: unknown) => {
		if (error instanceof BodyTooLarge) return null;
		throw error;
	});
	if (!body) return problemResponse(c, 502, 'The answer is too large to be shown');
	return new Response(isBodiless(upstream.status) ? null : new Uint8Array(body), {
		status: upstream.status,
		headers: {
			...pickHeaders(upstream.headers, responseHeaders),
			'cache-control': 'no-store',
			'content-security-policy': inertPolicy,
		},
	});
}

/**
 * Pages of other sites need a CORS preflight to send this header, which always fails. Clients that are not browsers, such as a copied
 * example in a terminal, send neither Origin nor Referer nor Sec-Fetch-Site and are allowed.
 */
function isForVisitor(headers: Headers): boolean {
	const from = headers.get('sec-fetch-site');
	if (from === null && !headers.has('origin') && !headers.has('referer')) return true;
	return headers.has(tryHeader) && (from ?? 'same-origin') === 'same-origin';
}

function isBodiless(status: number): boolean {
	return status === 204 || status === 205 || status === 304;
}

function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = headers.get(name);
			return value === null ? [] : [[name, value]];
		}),
	);
}

/** Problem details (RFC 9457), the error format of the API's operations. */
function problemResponse(
	c: Context,
	status: 400 | 403 | 404 | 408 | 413 | 429 | 502 | 503,
	detail: string,
): Response {
	const title = STATUS_CODES[status] ?? '';
	return c.body(JSON.stringify({ type: 'about:blank', title, status, detail }), status, {
		'content-type': 'application/problem+json',
		'cache-control': 'no-store',
	});
}
