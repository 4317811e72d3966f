import { limits } from '../settings/limits.ts';

/**
 * Tells caches in front of the site what was purged: `PURGE` with the tags in `x-cache-tags`, as deploy/varnish understands it.
 * A cache that can't be reached is reported; what it holds ends by its age.
 */
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
