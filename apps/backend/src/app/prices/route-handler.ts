import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { withVersion } from '../../content-versions/with-version.ts';
import { reportFailure } from '../../observing/report-failure.ts';
import { errorAnswer } from '../../prices/http/answers.ts';

type Answer = (payload: Payload, request: Request) => Promise<Response>;

/** A Next route handler; what goes wrong inside is logged and answered without a word of why. */
export function route(answer: Answer): (request: Request) => Promise<Response> {
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

/** The answer to every method that a route does not have. */
export const notAllowed = (allow: string) => (): Response =>
	errorAnswer(405, `Use ${allow}`, 'METHOD_NOT_ALLOWED', { allow });
