import type { BuildInfo } from '#shared/settings/build-info.ts';
import { isVerySlowConnection } from './connection';
import { findNewerBuild } from './latest-build';
import { buildCheckInterval, firstBuildCheckDelay } from './limits';

let isNewerKnown = false;

export function isStale(): boolean {
	return isNewerKnown;
}

/** Looks for a newer build a second after the page is ready and every hour (specification sections 4 and 9). Returns a function that stops it. */
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
