/** So many at a time, one by default, in the order of asking. */
export class Turns {
	#free: number;
	readonly #waiting = new Set<() => void>();

	constructor(places = 1) {
		this.#free = places;
	}

	/**
	 * Resolves when it is the caller's turn, with the way to end it; ending it twice does no harm. Rejects with
	 * `tooLong` when the turn has not come after `timeoutMs` milliseconds, and lets the next ones pass.
	 */
	async take(timeoutMs: number, tooLong: () => Error): Promise<() => void> {
		if (this.#free > 0) this.#free -= 1;
		else await this.#wait(timeoutMs, tooLong);
		let ended = false;
		return () => {
			if (!ended) this.#next();
			ended = true;
		};
	}

	#wait(timeoutMs: number, tooLong: () => Error): Promise<void> {
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const begin = () => {
			clearTimeout(timer);
			resolve();
		};
		const timer = setTimeout(() => {
			this.#waiting.delete(begin);
			reject(tooLong());
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
