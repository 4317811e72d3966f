import { limits } from '../settings/limits.ts';

/** Sends `PURGE` to the caches in front, with the tags in `x-cache-tags` (deploy/varnish). Calls `onError` for each failure. */
export async function purgeProxies(
	urls: readonly string[],
	tags: readonly string[],
	onError: (error: unknown) => void,
): Promise<void> {
	await Promise.all(
		urls.map(async (url) => {
			try {
				const response = await fetch(url, {
					method: 'PURGE',
					headers: { 'x-cache-tags': [...tags, 'many'].join(',') },
					signal: AbortSignal.timeout(limits.purgeProxyTimeoutMs),
				});
				if (!response.ok) throw new Error(`${url} responded ${response.status} to a purge`);
			} catch (error) {
				onError(error);
			}
		}),
	);
}
