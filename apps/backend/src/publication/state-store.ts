import type { PublishingState } from './shapes.ts';

/** `null` before it is loaded, `failed` if loading failed. */
export type StoredState = PublishingState | 'failed' | null;

/**
 * The publishing states of the documents on the screen. The header of a form, its buttons and its panels are in different parts of
 * Payload's component tree; this store gives them the same state.
 */
export class StateStore {
	readonly #states = new Map<string, StoredState>();
	readonly #reads = new Map<string, symbol>();
	readonly #listeners = new Set<() => void>();

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	get(document: string): StoredState {
		return this.#states.get(document) ?? null;
	}

	/** Sets the state that the backend returned for a change. Pending reads are older and are ignored. */
	set(document: string, state: StoredState): void {
		this.#reads.delete(document);
		this.#states.set(document, state);
		for (const listener of this.#listeners) listener();
	}

	/** Loads a state. If several reads are pending, the one that began last counts. */
	async read(document: string, read: () => Promise<PublishingState>): Promise<void> {
		const pendingRead = Symbol(document);
		this.#reads.set(document, pendingRead);
		const state = await read().catch((cause: unknown) => {
			console.error(cause);
			return 'failed' as const;
		});
		if (this.#reads.get(document) === pendingRead) this.set(document, state);
	}
}

/** The store of this browser tab. */
export const states = new StateStore();
