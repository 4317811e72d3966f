import { LRUCache } from 'lru-cache';
import { limits } from '../settings/limits.ts';

/** Returns a function that checks if the content endpoint responds. The result is cached for `limits.content.probeCacheMs`. */
export function contentProbe(url: string): () => Promise<boolean> {
	const outcomes = new LRUCache<string, boolean>({
		max: 1,
		ttl: limits.content.probeCacheMs,
		fetchMethod: probe,
	});
	return async () => (await outcomes.fetch(url)) ?? false;
}

async function probe(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query: '{ __typename }' }),
			signal: AbortSignal.timeout(limits.content.probeTimeoutMs),
		});
		await response.arrayBuffer();
		return response.ok;
	} catch {
		return false;
	}
}
