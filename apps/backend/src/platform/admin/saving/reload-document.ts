let isOpening = false;

/** Loads the page again for whoever has just been given its document: the lock is not ended as it is where a form is left. */
export function reloadDocument(): void {
	isOpening = true;
	window.location.reload();
}

/** Whether the page goes only to come back with the same document. */
export const isOpenedAnew = (): boolean => isOpening;
