import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { withVersion } from '../../platform/content-versions/with-version.ts';
import { limited } from '../../platform/http/client-rates.ts';
import { errorAnswer } from '../../platform/http/errors/error-answer.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { answerEmailPrices } from '../../plugins/prices/email/answer.ts';
import { answerPriceQuery } from '../../plugins/prices/graphql/answer.ts';

type Answer = (payload: Payload, request: Request) => Promise<Response>;

/** What goes wrong inside is logged and answered without a word of why. */
export function answered(answer: Answer): (request: Request) => Promise<Response> {
	return async (request) => {
		try {
			const payload = await getPayload({ config });
			return await withVersion(payload, request, () => answer(payload, request));
		} catch (cause) {
			const { pathname } = new URL(request.url);
			reportFailure('prices', cause, 'Price request failed', { path: pathname });
			return errorAnswer(503, 'Prices are not available', 'UNAVAILABLE', { 'retry-after': '5' });
		}
	};
}

/** The answer to every method that an endpoint of prices does not have. */
export const notAllowed = (allow: string) => (): Response =>
	errorAnswer(405, `Use ${allow}`, 'METHOD_NOT_ALLOWED', { allow });

/** The price API (specification section 6). */
export const prices = limited('prices', answered(answerPriceQuery));

/** The e-mail tiers of the price API. */
export const emailPrices = limited('prices', answered(answerEmailPrices));
