import { limits } from '../settings/limits.ts';

/** Sends caches in front `PURGE` with the tags in `x-cache-tags` (deploy/varnish); one that can't be reached is reported. */
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
				if (!response.ok) throw new Error(`${url} answered a purge with ${response.status}`);
			} catch (error) {
				onError(error);
			}
		}),
	);
}
