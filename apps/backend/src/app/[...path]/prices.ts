import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { withVersion } from '../../platform/cluster/applied-version.ts';
import { withRateLimit } from '../../platform/http/client-rates.ts';
import { errorResponse } from '../../platform/http/endpoint.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { executePriceQuery } from '../../plugins/prices/graphql/execute.ts';
import { handleEmailPrices } from '../../plugins/prices/handle-email-price.ts';

type PriceHandler = (payload: Payload, request: Request) => Promise<Response>;

/** Wraps a handler: logs its failures and responds with an error that does not reveal the cause. */
export function withFailureResponse(
	handler: PriceHandler,
): (request: Request) => Promise<Response> {
	return async (request) => {
		try {
			const payload = await getPayload({ config });
			return await withVersion(payload, request, () => handler(payload, request));
		} catch (cause) {
			const { pathname } = new URL(request.url);
			reportFailure('prices', cause, 'Price request failed', { path: pathname });
			return errorResponse(503, 'Prices are not available', 'UNAVAILABLE', { 'retry-after': '5' });
		}
	};
}

/** The price API (specification section 6). */
export const prices = withRateLimit('prices', withFailureResponse(executePriceQuery));

/** The email price tiers of the price API. */
export const emailPrices = withRateLimit('prices', withFailureResponse(handleEmailPrices));
