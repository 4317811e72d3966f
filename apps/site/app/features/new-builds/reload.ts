import type { BlockerFunction } from 'react-router';
import { isPageIncomplete } from '../page-parts/incomplete-page';
import { isStale } from './watch-build';

const guardKey = 'reload-guard';
/** In milliseconds (specification section 9). */
const guardTime = 10_000;

/** Returns true and records the reload, unless the same path was reloaded in the last 10 seconds (specification section 4). */
export function claimReload(path: string, now = Date.now()): boolean {
	try {
		const [, until, guardedPath] =
			/^(\d+) (.*)$/.exec(sessionStorage.getItem(guardKey) ?? '') ?? [];
		if (guardedPath === path && now < Number(until)) return false;
		sessionStorage.setItem(guardKey, `${now + guardTime} ${path}`);
		return true;
	} catch {
		// Without session storage, nothing would prevent endless reloads.
		return false;
	}
}

/**
 * Turns the next in-app navigation into a full load once a newer build has been found, because the old files may be gone (specification
 * section 4), and every navigation if React can't update the whole page.
 */
export const loadAsDocument: BlockerFunction = ({
	currentLocation: { pathname: currentPath, search: currentSearch },
	nextLocation: { pathname, search, hash },
	historyAction,
}) => {
	const isOtherPath = pathname !== currentPath;
	const isNeeded =
		(isPageIncomplete() && (isOtherPath || search !== currentSearch)) ||
		(isStale() && isOtherPath && claimReload(pathname));
	if (!isNeeded) return false;
	if (historyAction === 'POP') {
		location.reload();
		return false;
	}
	const address = pathname + search + hash;
	if (historyAction === 'REPLACE') location.replace(address);
	else location.assign(address);
	return true;
};

let pendingOptionalImports = 0;

/** Loads an optional part of the page. A failure rejects the promise and does not reload the page. */
export async function optionalImport<Module>(load: () => Promise<Module>): Promise<Module> {
	pendingOptionalImports += 1;
	try {
		return await load();
	} finally {
		pendingOptionalImports -= 1;
	}
}

/**
 * Reloads the page if a script or style can't be loaded. Called after the first hydration (specification sections 4 and 8). Returns a
 * function that stops it.
 */
export function reloadAfterFailedPreload(reload = () => location.reload()): () => void {
	function onFailure(): void {
		if (pendingOptionalImports === 0 && claimReload(location.pathname)) reload();
	}
	addEventListener('vite:preloadError', onFailure);
	return () => removeEventListener('vite:preloadError', onFailure);
}
