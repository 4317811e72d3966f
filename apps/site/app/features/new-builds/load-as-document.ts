import type { BlockerFunction } from 'react-router';
import { isPageIncomplete } from './part-of-page';
import { claimReload } from './reload-guard';
import { isStale } from './watch-build';

/**
 * Turns the next in-app navigation into a full load once a newer build has been found (specification section 4) or a script of the page
 * was missing, because the old files may be gone.
 */
export const loadAsDocumentWhenOutdated: BlockerFunction = ({
	currentLocation,
	nextLocation,
	historyAction,
}) => {
	const { pathname, search, hash } = nextLocation;
	const isOutdated = isStale() || isPageIncomplete();
	if (!isOutdated || pathname === currentLocation.pathname || !claimReload(pathname)) return false;
	if (historyAction === 'POP') {
		location.reload();
		return false;
	}
	const address = pathname + search + hash;
	if (historyAction === 'REPLACE') location.replace(address);
	else location.assign(address);
	return true;
};
