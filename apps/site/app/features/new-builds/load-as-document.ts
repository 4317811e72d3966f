import type { BlockerFunction } from 'react-router';
import { mayReload } from './reload-guard';
import { isStale } from './watch-build';

/** Turns the next in-app navigation into a full load once a newer build is known (specification section 4): old files may be gone. */
export const loadAsDocumentWhenOutdated: BlockerFunction = ({
	currentLocation,
	nextLocation,
	historyAction,
}) => {
	const { pathname, search, hash } = nextLocation;
	if (!isStale() || pathname === currentLocation.pathname || !mayReload(pathname)) return false;
	if (historyAction === 'POP') {
		location.reload();
		return false;
	}
	const address = pathname + search + hash;
	if (historyAction === 'REPLACE') location.replace(address);
	else location.assign(address);
	return true;
};
