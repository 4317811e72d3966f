import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readPageSettings } from '~/settings/page-settings';
import { loadAsDocumentWhenOutdated } from './load-as-document';
import { markHydrated, reloadAfterFailedPreload } from './reload-after-failed-preload';
import { watchBuild } from './watch-build';

export function useNewBuilds(): void {
	useBlocker(loadAsDocumentWhenOutdated);
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
