import config from '@payload-config';
import { createSandbox } from '@website/messaging-api/sandbox';
import { getPayload } from 'payload';
import { readBrand } from '../../api/messaging/read-brand.ts';
import { consume } from '../../platform/cluster/shared-rate.ts';
import { environment } from '../../platform/environment.ts';
import { rateLimitResponse } from '../../platform/http/client-rates.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { processMemory } from '../../platform/process-memory.ts';

/** The seconds until the client of a request may send another one, regardless of its key; 0 if it may now. */
async function clientWaitSeconds(request: Request): Promise<number> {
	const refusal = await rateLimitResponse('sandbox', request);
	return refusal ? Number(refusal.headers.get('retry-after') ?? 60) : 0;
}

const sandbox = processMemory('sandbox', () =>
	createSandbox({
		secret: environment.PAYLOAD_SECRET,
		siteUrl: environment.SITE_URL,
		brand: async () => readBrand(await getPayload({ config })),
		secondsToWait: (request, inspector) =>
			inspector === undefined
				? clientWaitSeconds(request)
				: consume('requestsOfTestKey', inspector),
		report: (cause, request) =>
			reportFailure('sandbox', cause, 'A request of the messaging API failed', {
				path: new URL(request.url).pathname,
			}),
	}),
);

/** The messaging API in test mode, for all paths below /v1. */
export async function handleSandbox(request: Request): Promise<Response> {
	// Payload must run, because the rate limits are shared with the other backends on its database.
	await getPayload({ config });
	return sandbox()(request);
}
