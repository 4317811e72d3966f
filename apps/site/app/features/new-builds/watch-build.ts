import type { BuildInfo } from '#shared/settings/build-info.ts';
import { isVerySlowConnection } from './connection';
import { findNewerBuild } from './latest-build';
import { buildCheckInterval, firstBuildCheckDelay } from './limits';

let isNewerKnown = false;

/** Whether a newer build than the page's is known to be served. */
export function isStale(): boolean {
	return isNewerKnown;
}

/**
 * Looks for a newer build about a second after the page is ready (not on a very slow connection) and every hour from then
 * on (specification sections 4 and 9). Stops once one is found; returns what stops it earlier.
 */
export function watchBuild(own: BuildInfo): () => void {
	async function check(): Promise<void> {
		if (!(await findNewerBuild(own))) return;
		isNewerKnown = true;
		stop();
	}
	const first = isVerySlowConnection() ? undefined : setTimeout(check, firstBuildCheckDelay);
	const every = setInterval(check, buildCheckInterval);
	function stop(): void {
		clearTimeout(first);
		clearInterval(every);
	}
	return stop;
}
