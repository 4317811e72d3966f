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

const passedUp = ['accept', 'accept-language', 'authorization', 'content-type', 'idempotency-key'];
const passedDown = [
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
 * `/api/try/…`: "test request" of the docs viewer. Passes on what the API document describes and nothing else, for
 * requests from the site's own pages or from no page at all. A request takes a place once it has arrived whole, and one client has few of them, so
 * that the app host is spared and nobody locks out the others. The visitor's own Authorization goes along; cookies and the site's tokens
 * never do. Refusals are problem details (RFC 9457). Answers can't run as pages here, redirects are not followed.
 */
export function tryRequest({ host, source, logger, rates }: TryRequestOptions): Hono {
	const { tryAtOnce, tryWaiting, tryPerClient, tryRequestBytes, tryRequestMs } = limits.api;
	const queue = new WorkQueue({ atOnce: tryAtOnce, waiting: tryWaiting, perClient: tryPerClient });
	return new Hono().all(`${tryPath}/*`, async (c) => {
		if (!isForVisitor(c.req.raw.headers))
			return refuse(c, 403, 'Requests are sent from the documentation only');
		const seconds = rates.secondsToWait('tries', c);
		if (seconds > 0) {
			c.header('retry-after', String(seconds));
			return refuse(c, 429, `Too many requests; try again in ${seconds} seconds`);
		}
		rates.count('tries', c);
		const { pathname, search } = new URL(c.req.url);
		const path = pathname.slice(tryPath.length);
		const served = await source.get();
		if (!served || !hasOperation(served.document, c.req.method, path))
			return refuse(c, 404, 'The documentation has no such operation');
		const bounds = { bytes: tryRequestBytes, ms: tryRequestMs };
		const body = await readRequestBody(c, bounds);
		if (body instanceof UnreadableBody) return refuse(c, body.status, body.message);
		try {
			return await queue.run(() => passOn(c, host + path + search, body), rates.client(c));
		} catch (error) {
			if (error instanceof QueueFull) return refuse(c, 503, 'Too many requests; try again soon');
			logger.warn({ err: error, path }, 'a tried operation failed');
			return refuse(c, 502, 'The API could not be reached');
		}
	});
}

async function passOn(c: Context, url: string, sent: Buffer): Promise<Response> {
	const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
	const upstream = await fetch(url, {
		method: c.req.method,
		redirect: 'error',
		signal: AbortSignal.timeout(limits.api.tryTimeoutMs),
		headers: picked(c.req.raw.headers, passedUp),
		...(hasBody && { body: new Uint8Array(sent) }),
	});
	const body = await readBody(upstream, limits.api.tryResponseBytes).catch((error: unknown) => {
		if (error instanceof BodyTooLarge) return null;
		throw error;
	});
	if (!body) return refuse(c, 502, 'The answer is too large to be shown');
	return new Response(bodiless(upstream.status) ? null : new Uint8Array(body), {
		status: upstream.status,
		headers: {
			...picked(upstream.headers, passedDown),
			'cache-control': 'no-store',
			'content-security-policy': inertPolicy,
		},
	});
}

/**
 * Other sites' pages can't send a header of this name without being asked first, and are never allowed to. What is no browser,
 * such as a copied example in a terminal, runs for whoever started it: it says neither where it comes from nor for what.
 */
function isForVisitor(headers: Headers): boolean {
	const from = headers.get('sec-fetch-site');
	if (from === null && !headers.has('origin') && !headers.has('referer')) return true;
	return headers.has(tryHeader) && (from ?? 'same-origin') === 'same-origin';
}

function bodiless(status: number): boolean {
	return status === 204 || status === 205 || status === 304;
}

function picked(headers: Headers, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = headers.get(name);
			return value === null ? [] : [[name, value]];
		}),
	);
}

/** Problem details (RFC 9457), as the operations themselves answer. */
function refuse(
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
