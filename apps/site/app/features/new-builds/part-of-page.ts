import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { optionalImport } from './optional-import';

let isFirstPage = true;
let isIncomplete = false;

/** Called when a visitor goes on to another page in the same document. */
export function leaveFirstPage(): void {
	isFirstPage = false;
}

/** Whether a part of the first page has stayed without its script: the next page is then loaded as a document. */
export function isPageIncomplete(): boolean {
	return isIncomplete;
}

/**
 * Loads a part of a page in the browser, where the server has sent the part's HTML with the first page. When its script can't be loaded
 * there, that HTML stays as it is and nothing is reloaded (specification section 4); on a later page a failure reaches the caller.
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
	if (!isFirstPage) return load();
	try {
		return await optionalImport(load);
	} catch (error) {
		isIncomplete = true;
		console.warn('A part of the page could not be loaded:', error);
		return new Promise(() => {});
	}
}

/** A component whose code browsers load for the pages that show it. */
export function lazyPart<Props>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => ({ default: await importPart(load) }));
}
