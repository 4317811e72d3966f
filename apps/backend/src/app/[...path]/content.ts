import config from '@payload-config';
import { getPayload } from 'payload';
import { createContentHandler } from '../../api/graphql/handle.ts';
import { withRateLimit } from '../../platform/http/client-rates.ts';
import { refusalResponse } from '../../platform/http/endpoint.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';

type Handler = (request: Request) => Promise<Response>;

let handler: Promise<Handler> | undefined;

async function contentHandler(): Promise<Handler> {
	handler ??= getPayload({ config }).then(createContentHandler);
	try {
		return await handler;
	} catch (cause) {
		// The database may be available again for the next request.
		handler = undefined;
		throw cause;
	}
}

const respond: Handler = async (request) => {
	try {
		return await (await contentHandler())(request);
	} catch (cause) {
		reportFailure('content', cause, 'Content request failed');
		return refusalResponse(503, 'Content is not available', { 'retry-after': '5' });
	}
};

/** The content contract (specification section 7). */
export const handleContent = withRateLimit('content', respond);
