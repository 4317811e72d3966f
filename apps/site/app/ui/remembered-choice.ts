/** A choice of the visitor's that all pages and tabs share; where nothing may be stored it lasts as long as the page. */
export class RememberedChoice {
	readonly #storageName: string;
	readonly #listeners = new Set<() => void>();
	/** The choice of this page, for browsers that store nothing. */
	#chosen: string | null = null;

	constructor(storageName: string) {
		this.#storageName = storageName;
	}

	/** What was chosen last; null before a choice. */
	readonly read = (): string | null => {
		try {
			return localStorage.getItem(this.#storageName) ?? this.#chosen;
		} catch {
			return this.#chosen;
		}
	};

	choose(value: string): void {
		this.#chosen = value;
		try {
			localStorage.setItem(this.#storageName, value);
		} catch {
			// Storage is forbidden: the choice lasts as long as the page.
		}
		for (const listener of this.#listeners) listener();
	}

	/** Calls back after every choice, those of other tabs too. Returns how to stop. */
	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		addEventListener('storage', listener);
		return () => {
			this.#listeners.delete(listener);
			removeEventListener('storage', listener);
		};
	};
}
