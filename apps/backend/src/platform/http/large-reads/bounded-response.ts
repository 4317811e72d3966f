import { limits } from '../../limits.ts';
import { Refusal } from '../refusal.ts';

const { responseBytes, responseMs } = limits.rest;

/** Awaits a response; rejects one that takes too long or, if it is JSON, is too large. */
export async function boundedResponse(
	responsePromise: Promise<Response>,
	timeoutMs: number = responseMs,
): Promise<Response> {
	const { promise: timeout, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => reject(new Refusal(400, `The answer takes longer than ${timeoutMs} ms; ask for less`)),
		timeoutMs,
	);
	try {
		const response = await Promise.race([responsePromise, timeout]);
		if (!response.headers.get('content-type')?.includes('json')) return response;
		const body = await Promise.race([response.arrayBuffer(), timeout]);
		if (body.byteLength > responseBytes)
			throw new Refusal(
				400,
				`The response has ${body.byteLength} bytes; the maximum is ${responseBytes}. Request less data`,
			);
		return new Response(body, response);
	} finally {
		clearTimeout(timer);
	}
}
