import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import { buildCheckTimeout } from './limits';

/**
 * Fetches the newest build (`GET builds/latest.json?{timestamp}`) and, if it is newer than that of the page, its manifest
 * (`GET builds/meta/{id}.json`), because only a build with a manifest can be loaded. During a deployment an old server may respond
 * with an older build, which is ignored. Failures are only logged (specification sections 7 and 8).
 */
export async function findNewerBuild(ownBuild: BuildInfo): Promise<BuildInfo | undefined> {
	try {
		const latest = await fetchJson(`/builds/latest.json?${Date.now()}`);
		if (!isBuild(latest) || latest.id === ownBuild.id || latest.timestamp <= ownBuild.timestamp)
			return;
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
	if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
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
