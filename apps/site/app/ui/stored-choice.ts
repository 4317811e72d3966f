/** A choice of the visitor, shared by all pages and tabs in local storage. Without storage, it lasts until the visitor leaves the page. */
export class StoredChoice {
	readonly #storageName: string;
	readonly #listeners = new Set<() => void>();
	/** The choice on this page, used if storage is unavailable. */
	#choice: string | null = null;

	constructor(storageName: string) {
		this.#storageName = storageName;
	}

	/** Returns the latest choice; null before the first one. */
	readonly read = (): string | null => {
		try {
			return localStorage.getItem(this.#storageName) ?? this.#choice;
		} catch {
			return this.#choice;
		}
	};

	choose(value: string): void {
		this.#choice = value;
		try {
			localStorage.setItem(this.#storageName, value);
		} catch {
			// Storage is unavailable: the choice lasts until the visitor leaves the page.
		}
		for (const listener of this.#listeners) listener();
	}

	/** Calls the listener after every choice, including those in other tabs. Returns a function that unsubscribes. */
	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		addEventListener('storage', listener);
		return () => {
			this.#listeners.delete(listener);
			removeEventListener('storage', listener);
		};
	};
}
