import {
	type ComponentType,
	isValidElement,
	type LazyExoticComponent,
	lazy,
	type ReactNode,
} from 'react';
import { optionalImport } from '../new-builds/reload';
import { markPageIncomplete } from './incomplete-page';

let isFirstPage = true;

/** Called when the visitor navigates to another page within the same document. */
export function markFirstPageLeft(): void {
	isFirstPage = false;
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
		markPageIncomplete();
		console.warn('Cannot load a part of the page:', error);
		return new Promise(() => {});
	}
}

/** A component whose code is loaded only on pages that show it. */
export function lazyPart<Props>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	const part = lazy(async () => {
		const component = await importPart(load);
		loadingParts.delete(part);
		return { default: component };
	});
	loadingParts.add(part);
	return part;
}

const loadingParts = new WeakSet<object>();

/** True if the node is a part whose code is still being loaded. */
export function isLoadingPart(node: ReactNode): boolean {
	return isValidElement(node) && typeof node.type === 'object' && loadingParts.has(node.type);
}
