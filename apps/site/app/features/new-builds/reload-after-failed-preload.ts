import { isOptionalImportPending } from './optional-import';
import { mayReload } from './reload-guard';

let isHydrated = false;

/** Called once React has taken over the page for the first time. */
export function markHydrated(): void {
	isHydrated = true;
}

/**
 * Reloads the page when a script or style of a later step can't be loaded, most often because a newer build has replaced
 * it; never during the first hydration, when the page is readable as it is, and never the same path twice within
 * 10 seconds (specification sections 4 and 8).
 */
export function reloadAfterFailedPreload(reload = () => location.reload()): () => void {
	function onFailure(): void {
		if (!isHydrated || isOptionalImportPending()) return;
		if (mayReload(location.pathname)) reload();
	}
	addEventListener('vite:preloadError', onFailure);
	return () => removeEventListener('vite:preloadError', onFailure);
}
