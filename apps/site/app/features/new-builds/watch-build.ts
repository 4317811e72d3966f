import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';

/** Times in milliseconds (specification section 9). */
const checkInterval = 3_600_000;
const firstCheckDelay = 1000;
const checkTimeout = 10_000;

let hasNewerBuild = false;

/** True once a newer build has been found. */
export function isStale(): boolean {
	return hasNewerBuild;
}

/**
 * Checks for a newer build a second after the page is ready, unless the connection is very slow, and every hour (specification sections 4
 * and 9). Returns a function that stops it.
 */
export function watchBuild(ownBuild: BuildInfo): () => void {
	async function check(): Promise<void> {
		try {
			if (!(await findNewerBuild(ownBuild))) return;
			hasNewerBuild = true;
			stop();
		} catch (error) {
			console.warn('Checking for a newer build failed:', error);
		}
	}
	const firstCheck = isVerySlowConnection() ? undefined : setTimeout(check, firstCheckDelay);
	const interval = setInterval(check, checkInterval);
	function stop(): void {
		clearTimeout(firstCheck);
		clearInterval(interval);
	}
	return stop;
}

/**
 * Fetches the newest build (`GET builds/latest.json?{timestamp}`) and, if it is newer than that of the page, its manifest
 * (`GET builds/meta/{id}.json`), because only a build with a manifest can be loaded. During a deployment an old server may respond
 * with an older build, which is ignored (specification section 7).
 */
async function findNewerBuild(ownBuild: BuildInfo): Promise<boolean> {
	const latest = await fetchJson(`/builds/latest.json?${Date.now()}`);
	if (!isBuild(latest) || latest.id === ownBuild.id || latest.timestamp <= ownBuild.timestamp)
		return false;
	await fetchJson(`/builds/meta/${encodeURIComponent(latest.id)}.json`);
	return true;
}

async function fetchJson(address: string): Promise<unknown> {
	const signal = AbortSignal.timeout(checkTimeout);
	const response = await fetchWithRetry(address, { cache: 'no-store', signal });
	if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
	return response.json();
}

function isBuild(value: unknown): value is BuildInfo {
	if (typeof value !== 'object' || value === null) return false;
	const { id, timestamp } = value as Partial<Record<string, unknown>>;
	return typeof id === 'string' && typeof timestamp === 'number';
}

function isVerySlowConnection(): boolean {
	const { saveData, effectiveType = '' } = navigator.connection ?? {};
	return saveData === true || effectiveType.endsWith('2g');
}
