let isReloading = false;

/** Reloads the page for an editor who has just taken over its document. Unlike leaving the form, this keeps the lock. */
export function reloadDocument(): void {
	isReloading = true;
	window.location.reload();
}

/** True while the page reloads the same document. */
export const isReloadingDocument = (): boolean => isReloading;
