import config from '@payload-config';
import { createSandbox } from '@website/messaging-api/sandbox';
import { getPayload } from 'payload';
import { readBrand } from '../../api/messaging/read-brand.ts';
import { consume } from '../../platform/cluster/shared-rate.ts';
import { environment } from '../../platform/environment.ts';
import { rateLimitResponse } from '../../platform/http/client-rates.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { processMemory } from '../../platform/process-memory.ts';

/** Seconds until the client of a request may send another, whatever key it has; 0 when it may now. */
async function secondsOfClient(request: Request): Promise<number> {
	const refusal = await rateLimitResponse('sandbox', request);
	return refusal ? Number(refusal.headers.get('retry-after') ?? 60) : 0;
}

const sandbox = processMemory('sandbox', () =>
	createSandbox({
		secret: environment.PAYLOAD_SECRET,
		siteUrl: environment.SITE_URL,
		brand: async () => readBrand(await getPayload({ config })),
		secondsToWait: (request, inspector) =>
			inspector === undefined ? secondsOfClient(request) : consume('requestsOfTestKey', inspector),
		report: (cause, request) =>
			reportFailure('sandbox', cause, 'A request of the messaging API failed', {
				path: new URL(request.url).pathname,
			}),
	}),
);

/** Everything below /v1: the messaging API in test mode. */
export async function handleSandbox(request: Request): Promise<Response> {
	// Clients are counted with the other backends on its database.
	await getPayload({ config });
	return sandbox()(request);
}
