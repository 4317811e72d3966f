import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { optionalImport } from './optional-import';

let isFirstPage = true;
let isIncomplete = false;

/** Called when the visitor navigates to another page within the same document. */
export function markFirstPageLeft(): void {
	isFirstPage = false;
}

/** Returns whether a script of the first page is missing. If so, the next page is loaded as a document. */
export function isPageIncomplete(): boolean {
	return isIncomplete;
}

/**
 * Loads a part of a page in the browser. On the first page, which contains the part's HTML from the server, a failure keeps that HTML and
 * reloads nothing: the promise stays pending (specification section 4). On a later page a failure rejects the promise.
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
	if (!isFirstPage) return load();
	try {
		return await optionalImport(load);
	} catch (error) {
		isIncomplete = true;
		console.warn('Cannot load a part of the page:', error);
		return new Promise(() => {});
	}
}

/** A component whose code is loaded only on pages that show it. */
export function lazyPart<Props>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => ({ default: await importPart(load) }));
}
