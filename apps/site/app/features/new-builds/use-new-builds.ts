import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { readPageSettings } from '~/settings/page-settings';
import { markFirstPageLeft } from '../page-parts/lazy-part';
import { loadAsDocument, reloadAfterFailedPreload } from './reload';
import { watchBuild } from './watch-build';

const onNavigation: BlockerFunction = (navigation) => {
	const { currentLocation, nextLocation } = navigation;
	if (nextLocation.pathname !== currentLocation.pathname) markFirstPageLeft();
	return loadAsDocument(navigation);
};

export function useNewBuilds(): void {
	useBlocker(onNavigation);
	useEffect(() => {
		const build = import.meta.env.DEV ? undefined : readPageSettings()?.build;
		const stopWatching = build && watchBuild(build);
		const stopListening = reloadAfterFailedPreload();
		return () => {
			stopWatching?.();
			stopListening();
		};
	}, []);
}
