import { readBody } from '@website/contracts/read-body';
import { inspectorSchema, type ReadInspector } from '#shared/inspector.ts';
import { limits } from '../settings/limits.ts';

/** Reads the webhook requests of a visitor's inspector from the app host. */
export const inspectorReader =
	(appHost: string): ReadInspector =>
	async (id) => {
		const response = await fetch(`${appHost}/v1/inspectors/${encodeURIComponent(id)}`, {
			redirect: 'error',
			signal: AbortSignal.timeout(limits.api.documentTimeoutMs),
			headers: { accept: 'application/json' },
		});
		if (response.status === 404) {
			await response.body?.cancel();
			return null;
		}
		if (!response.ok) {
			await response.body?.cancel();
			throw new Error(`the app host responded ${response.status}`);
		}
		const body = await readBody(response, limits.api.tryResponseBytes);
		return inspectorSchema.parse(JSON.parse(body.toString('utf8')));
	};
