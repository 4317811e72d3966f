import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { readPageSettings } from '~/settings/page-settings';
import { loadAsDocumentWhenOutdated } from './load-as-document';
import { markFirstPageLeft } from './part-of-page';
import { markHydrated, reloadAfterFailedPreload } from './reload-after-failed-preload';
import { watchBuild } from './watch-build';

const onNavigation: BlockerFunction = (navigation) => {
	const { currentLocation, nextLocation } = navigation;
	if (nextLocation.pathname !== currentLocation.pathname) markFirstPageLeft();
	return loadAsDocumentWhenOutdated(navigation);
};

export function useNewBuilds(): void {
	useBlocker(onNavigation);
	useEffect(() => {
		markHydrated();
		const build = import.meta.env.DEV ? undefined : readPageSettings()?.build;
		const stopWatching = build && watchBuild(build);
		const stopListening = reloadAfterFailedPreload();
		return () => {
			stopWatching?.();
			stopListening();
		};
	}, []);
}
