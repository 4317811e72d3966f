import { isOptionalImportPending } from './optional-import';
import { claimReload } from './reload-guard';

let isHydrated = false;

/** Called once React has hydrated the page. */
export function markHydrated(): void {
	isHydrated = true;
}

/** Reloads the page if a script or style can't be loaded after the first hydration (specification sections 4 and 8). */
export function reloadAfterFailedPreload(reload = () => location.reload()): () => void {
	function onFailure(): void {
		if (!isHydrated || isOptionalImportPending()) return;
		if (claimReload(location.pathname)) reload();
	}
	addEventListener('vite:preloadError', onFailure);
	return () => removeEventListener('vite:preloadError', onFailure);
}
