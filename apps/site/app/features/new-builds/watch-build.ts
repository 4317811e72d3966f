import type { BuildInfo } from '#shared/settings/build-info.ts';
import { isVerySlowConnection } from './connection';
import { findNewerBuild } from './latest-build';
import { buildCheckInterval, firstBuildCheckDelay } from './limits';

let hasNewerBuild = false;

export function isStale(): boolean {
	return hasNewerBuild;
}

/**
 * Checks for a newer build a second after the page is ready and every hour (specification sections 4 and 9). Returns a function that
 * stops it.
 */
export function watchBuild(ownBuild: BuildInfo): () => void {
	async function check(): Promise<void> {
		if (!(await findNewerBuild(ownBuild))) return;
		hasNewerBuild = true;
		stop();
	}
	const firstCheck = isVerySlowConnection() ? undefined : setTimeout(check, firstBuildCheckDelay);
	const interval = setInterval(check, buildCheckInterval);
	function stop(): void {
		clearTimeout(firstCheck);
		clearInterval(interval);
	}
	return stop;
}
