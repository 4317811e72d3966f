import { SpanKind } from '@opentelemetry/api';
import type { ContentVersion } from '#shared/http/content-version.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { traceHeaders, withSpan } from '#shared/http/tracing.server.ts';
import { limits } from '../settings/limits.ts';
import { PriceApiError } from './price-api-error.ts';

interface Request {
	source: string;
	url: string;
	token: string;
	body?: object;
	timeout?: number | undefined;
	version?: ContentVersion | undefined;
	/** Also accepts JSON responses with a status of `refusingStatuses`. */
	readsRefusals?: boolean;
}

/** Statuses of responses to a query that can't be executed (GraphQL over HTTP, 6.4.2). */
const refusingStatuses = new Set([400, 422]);

/**
 * Sends a request with the bearer token and returns the JSON of the response. Throws PriceApiError only. Rejects redirects: the token is
 * for one host.
 */
export function requestPriceApi(request: Request): Promise<unknown> {
	return withSpan(request.source, { kind: SpanKind.CLIENT }, () => read(request));
}

async function read(request: Request): Promise<unknown> {
	const { source } = request;
	const response = await send(request);
	if (!response.ok && !(request.readsRefusals && isRefusal(response))) {
		await response.body?.cancel();
		const { status, statusText } = response;
		const reason = status === 401 || status === 403 ? 'refused' : 'status';
		throw new PriceApiError(source, reason, status, statusText);
	}
	return readJson(source, response);
}

function isRefusal({ status, headers }: Response): boolean {
	return refusingStatuses.has(status) && /json/i.test(headers.get('content-type') ?? '');
}

async function send(request: Request): Promise<Response> {
	const { source, url, token, body, timeout } = request;
	const version = request.version?.forRequest();
	const response = await fetchWithRetry(url, {
		method: body ? 'POST' : 'GET',
		...(body && { body: JSON.stringify(body) }),
		headers: {
			...traceHeaders(),
			...version?.headers,
			authorization: `Bearer ${token}`,
			accept: 'application/json',
			...(body && { 'content-type': 'application/json' }),
		},
		redirect: 'error',
		signal: AbortSignal.timeout(timeout ?? limits.prices.timeoutMs),
	}).catch((error: unknown) => {
		throw new PriceApiError(source, isTimeout(error) ? 'timeout' : 'unreachable');
	});
	if (!version?.isOlder(response)) return response;
	await response.body?.cancel();
	throw new PriceApiError(source, 'stale');
}

async function readJson(source: string, response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch (error) {
		throw new PriceApiError(source, isTimeout(error) ? 'timeout' : 'invalid response');
	}
}

function isTimeout(error: unknown): boolean {
	return error instanceof Error && error.name === 'TimeoutError';
}
