import type { BuildInfo } from '#shared/settings/build-info.ts';
import { findNewerBuild } from './latest-build';
import { buildCheckInterval, firstBuildCheckDelay } from './limits';

interface Connection {
	effectiveType?: string;
	saveData?: boolean;
}

/** Returns whether the connection is slow or metered, so that nothing should be prefetched. */
function isVerySlowConnection(
	connection: Connection | undefined = 'connection' in navigator
		? (navigator.connection as Connection)
		: undefined,
): boolean {
	if (!connection) return false;
	return connection.saveData === true || /^(?:slow-)?2g$/.test(connection.effectiveType ?? '');
}

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
