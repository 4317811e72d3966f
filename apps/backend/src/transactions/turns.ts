/** One at a time, in the order of asking. */
export class Turns {
	#last: Promise<void> = Promise.resolve();

	/**
	 * Resolves when it is the caller's turn, with the way to end it; ending it twice does no harm. Rejects with
	 * `tooLong` when the turn has not come after `patience` milliseconds, and lets the next ones pass.
	 */
	async take(patience: number, tooLong: () => Error): Promise<() => void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const before = this.#last;
		this.#last = promise;
		const waiting = Promise.withResolvers<void>();
		const timer = setTimeout(() => waiting.reject(tooLong()), patience);
		try {
			await Promise.race([before, waiting.promise]);
		} catch (error) {
			void before.then(resolve);
			throw error;
		} finally {
			clearTimeout(timer);
		}
		return resolve;
	}
}
