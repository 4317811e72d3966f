import { useSyncExternalStore } from 'react';

export type ViewerScheme = 'dark' | 'light';

const key = 'docs-scheme';
const listeners = new Set<() => void>();

/** What the reader chose last; dark for who has chosen nothing, or where nothing can be remembered (specification section 1). */
function readScheme(): ViewerScheme {
	try {
		return localStorage.getItem(key) === 'light' ? 'light' : 'dark';
	} catch {
		return 'dark';
	}
}

/** The scheme of this visit, where it could not be remembered. */
let unremembered: ViewerScheme | undefined;

export function chooseScheme(scheme: ViewerScheme): void {
	try {
		localStorage.setItem(key, scheme);
		unremembered = undefined;
	} catch {
		unremembered = scheme;
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener('storage', listener);
	return () => {
		listeners.delete(listener);
		removeEventListener('storage', listener);
	};
}

/** The scheme of the API documentation, remembered for the next visit. */
export const useViewerScheme = (): ViewerScheme =>
	useSyncExternalStore(
		subscribe,
		() => unremembered ?? readScheme(),
		() => 'dark',
	);
