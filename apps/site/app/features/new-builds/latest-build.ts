import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import { buildCheckTimeout } from './limits';

/**
 * Asks for the newest build (`GET builds/latest.json?{timestamp}`) and, where it is newer than the page's own, for its
 * manifest (`GET builds/meta/{id}.json`): only a build whose manifest is there can be loaded. During a deployment an old
 * server may answer; what it names is older and doesn't count. Failures are logged only (specification sections 7 and 8).
 */
export async function findNewerBuild(own: BuildInfo): Promise<BuildInfo | undefined> {
	try {
		const latest = await fetchJson(`/builds/latest.json?${Date.now()}`);
		if (!isBuild(latest) || latest.id === own.id || latest.timestamp <= own.timestamp) return;
		await fetchJson(`/builds/meta/${encodeURIComponent(latest.id)}.json`);
		return latest;
	} catch (error) {
		console.warn('Checking for a newer build failed:', error);
		return undefined;
	}
}

async function fetchJson(address: string): Promise<unknown> {
	const response = await fetchWithRetry(address, {
		cache: 'no-store',
		signal: AbortSignal.timeout(buildCheckTimeout),
	});
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	return response.json();
}

function isBuild(value: unknown): value is BuildInfo {
	return (
		typeof value === 'object' &&
		value !== null &&
		'id' in value &&
		typeof value.id === 'string' &&
		'timestamp' in value &&
		typeof value.timestamp === 'number'
	);
}
