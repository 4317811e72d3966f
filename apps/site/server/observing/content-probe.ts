import { LRUCache } from 'lru-cache';
import { limits } from '../settings/limits.ts';

/** Asks the content endpoint whether it answers at all; the outcome is remembered for a moment. */
export function contentProbe(url: string): () => Promise<boolean> {
	const outcomes = new LRUCache<string, boolean>({
		max: 1,
		ttl: limits.content.probeRememberedMs,
		fetchMethod: ask,
	});
	return async () => (await outcomes.fetch(url)) ?? false;
}

async function ask(url: string): Promise<boolean> {
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
