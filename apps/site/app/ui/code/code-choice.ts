import { useSyncExternalStore } from 'react';

/** Where the chosen language of code samples is remembered, for every page. */
export const storageName = 'code-language';

const listeners = new Set<() => void>();
/** The choice of this page, for browsers that store nothing. */
let chosen: string | null = null;

function read(): string | null {
	try {
		return localStorage.getItem(storageName) ?? chosen;
	} catch {
		// Storage may be forbidden: then the choice lasts as long as the page.
		return chosen;
	}
}

/** Remembers a language of code samples; every sample of the page, and of other tabs, follows. */
export function chooseCodeLanguage(language: string): void {
	chosen = language;
	try {
		localStorage.setItem(storageName, language);
	} catch {
		// As above.
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

/** The language of code samples that the visitor chose; null before a choice, and on the server. */
export function useCodeLanguage(): string | null {
	return useSyncExternalStore(subscribe, read, () => null);
}
