import { contractHeaders } from '@website/contracts/headers';
import { signWebhook } from '@website/contracts/signatures';
import type { TaskConfig } from 'payload';
import { storedVersion } from '../../platform/cluster/stored-version.ts';
import { environment } from '../../platform/environment.ts';
import { log } from '../../platform/observability/log.ts';
import { metrics } from '../../platform/observability/metrics.ts';
import { limits } from './limits.ts';

/**
 * Sends a signed POST to a site, with the changed tags and a content version that includes the change. Throws unless the response is 2xx.
 */
export async function sendWebhook(
	url: string,
	tags: unknown,
	version: number,
	now = Date.now(),
): Promise<void> {
	const body = JSON.stringify({ tags, version, at: new Date(now).toISOString() });
	const response = await fetch(url, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			[contractHeaders.webhookSignature]: signWebhook(
				environment.WEBHOOK_SECRET,
				body,
				Math.floor(now / 1000),
			),
		},
		body,
		redirect: 'error',
		signal: AbortSignal.timeout(limits.timeoutMs),
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`The site responded with ${response.status} to the webhook`);
}

/** Notifies a site of changed content. The job is stored in the database and retried for about three days. */
export const notifySite: TaskConfig<{ input: { url: string; tags: string[] }; output: object }> = {
	slug: 'notifySite',
	retries: {
		attempts: limits.attempts,
		backoff: { type: 'exponential', delay: limits.firstPauseMs },
	},
	inputSchema: [
		{ name: 'url', type: 'text', required: true },
		{ name: 'tags', type: 'json', required: true },
	],
	handler: async ({ input, req }) => {
		try {
			await sendWebhook(input.url, input.tags, await storedVersion(req.payload));
			metrics().webhook('delivered');
		} catch (cause) {
			metrics().webhook('failed');
			log.warn({ err: cause, url: input.url, tags: input.tags }, 'Failed to notify a site');
			throw cause;
		}
		return { output: {} };
	},
};
