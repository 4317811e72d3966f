import type { PublishingState } from '../shapes.ts';

/** `null` before it is read, `failed` when it could not be. */
export type StoredState = PublishingState | 'failed' | null;

/**
 * The publishing states of the documents on the screen. The head of a form, its buttons and its panels stand in different places of Payload's
 * tree; they show the same state because they read it here.
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

	/** Takes over what the backend answered to a change; reads under way are older and no longer count. */
	set(document: string, state: StoredState): void {
		this.#reads.delete(document);
		this.#states.set(document, state);
		for (const listener of this.#listeners) listener();
	}

	/** Reads a state; of several reads under way the one that began last counts. */
	async read(document: string, read: () => Promise<PublishingState>): Promise<void> {
		const own = Symbol(document);
		this.#reads.set(document, own);
		const state = await read().catch((cause: unknown) => {
			console.error(cause);
			return 'failed' as const;
		});
		if (this.#reads.get(document) === own) this.set(document, state);
	}
}

/** One for each browser tab. */
export const states = new StateStore();
