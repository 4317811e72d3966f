import { FetchError, ofetch } from 'ofetch';
import type * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { PriceSourceError } from './price-source-error.ts';

interface Request {
	/** What logs call the source. */
	source: string;
	url: string;
	token: string;
	/** Sent as JSON by POST; without one the request is a GET. */
	body?: object;
	timeout?: number;
}

function failure(source: string, error: unknown): PriceSourceError {
	if (error instanceof PriceSourceError) return error;
	if (!(error instanceof FetchError)) return new PriceSourceError(source, 'invalid answer');
	const { statusCode = 0, statusText } = error;
	if (statusCode >= 400) {
		const reason = statusCode === 401 || statusCode === 403 ? 'refused' : 'status';
		return new PriceSourceError(source, reason, statusCode, statusText);
	}
	const cause = error.cause;
	const timedOut = cause instanceof Error && /Timeout|Abort/.test(cause.name);
	return new PriceSourceError(source, timedOut ? 'timeout' : 'unreachable');
}

/**
 * Asks a price source with its bearer token and checks the answer. ofetch's retry rule is the specified one
 * (section 7): GET once more, a request with a body never. Redirects are refused: the token is for one host only.
 */
export async function readSource<T>(request: Request, schema: z.ZodMiniType<T>): Promise<T> {
	const { source, url, token, body, timeout = limits.prices.timeoutMs } = request;
	try {
		const text = await ofetch(url, {
			method: body ? 'POST' : 'GET',
			...(body && { body }),
			headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
			redirect: 'error',
			responseType: 'text',
			timeout,
		});
		const answer = schema.safeParse(JSON.parse(text));
		if (!answer.success) throw new PriceSourceError(source, 'invalid answer');
		return answer.data;
	} catch (error) {
		throw failure(source, error);
	}
}
