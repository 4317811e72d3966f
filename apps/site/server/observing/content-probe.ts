import { limits } from '../settings/limits.ts';

/** Asks the content endpoint whether it answers at all; the outcome is remembered for a moment. */
export function contentProbe(url: string): () => Promise<boolean> {
	let outcome: Promise<boolean> | undefined;
	let askedAt = 0;
	return () => {
		if (!outcome || Date.now() - askedAt > limits.content.probeRememberedMs) {
			askedAt = Date.now();
			outcome = ask(url);
		}
		return outcome;
	};
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
