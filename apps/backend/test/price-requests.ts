import type { Payload } from 'payload';
import { environmentToken } from './price-program.ts';

interface PriceRequestOptions {
	token?: string | null;
	type?: string;
	raw?: string;
}

/** The Authorization header for a token, or no header for `null`. */
export const bearer = (token: string | null = environmentToken): Record<string, string> =>
	token === null ? {} : { authorization: `Bearer ${token}` };

/** Sends a price query to the handler directly, without Next. */
export async function requestPrices(
	payload: Payload,
	body: { query: string; variables?: Record<string, unknown> },
	{ token = environmentToken, type = 'application/json', raw }: PriceRequestOptions = {},
): Promise<Response> {
	const { executePriceQuery } = await import('../src/plugins/prices/graphql/execute.ts');
	const request = new Request('http://backend.test/prices/graphql', {
		method: 'POST',
		headers: { 'content-type': type, ...bearer(token) },
		body: raw ?? JSON.stringify(body),
	});
	return executePriceQuery(payload, request);
}

/** Requests the e-mail price tiers. */
export async function requestEmailPrices(
	payload: Payload,
	token: string | null = environmentToken,
) {
	const { handleEmailPrices } = await import('../src/plugins/prices/handle-email-price.ts');
	const request = new Request('http://backend.test/api/v1/prices/email', {
		headers: bearer(token),
	});
	return handleEmailPrices(payload, request);
}
