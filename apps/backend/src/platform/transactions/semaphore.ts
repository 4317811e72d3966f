/** Lets a number of callers run at a time, one by default, in the order in which they come. */
export class Semaphore {
	#free: number;
	readonly #waiting = new Set<() => void>();

	constructor(places = 1) {
		this.#free = places;
	}

	/**
	 * Resolves when the caller may run, with a function that releases its place; a second call does nothing. Rejects with `timeoutError` after
	 * `timeoutMs` milliseconds.
	 */
	async acquire(timeoutMs: number, timeoutError: () => Error): Promise<() => void> {
		if (this.#free > 0) this.#free -= 1;
		else await this.#wait(timeoutMs, timeoutError);
		let isReleased = false;
		return () => {
			if (!isReleased) this.#next();
			isReleased = true;
		};
	}

	#wait(timeoutMs: number, timeoutError: () => Error): Promise<void> {
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const begin = () => {
			clearTimeout(timer);
			resolve();
		};
		const timer = setTimeout(() => {
			this.#waiting.delete(begin);
			reject(timeoutError());
		}, timeoutMs);
		this.#waiting.add(begin);
		return promise;
	}

	#next(): void {
		const [first] = this.#waiting;
		if (!first) {
			this.#free += 1;
			return;
		}
		this.#waiting.delete(first);
		first();
	}
}
