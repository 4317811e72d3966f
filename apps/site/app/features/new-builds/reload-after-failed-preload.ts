import { isOptionalImportPending } from './optional-import';
import { mayReload } from './reload-guard';

let isHydrated = false;

/** Called once React has taken over the page for the first time. */
export function markHydrated(): void {
	isHydrated = true;
}

/** Reloads the page when a later script or style can't be loaded (specification sections 4 and 8); never during the first hydration. */
export function reloadAfterFailedPreload(reload = () => location.reload()): () => void {
	function onFailure(): void {
		if (!isHydrated || isOptionalImportPending()) return;
		if (mayReload(location.pathname)) reload();
	}
	addEventListener('vite:preloadError', onFailure);
	return () => removeEventListener('vite:preloadError', onFailure);
}
