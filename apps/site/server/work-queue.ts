/** Nobody else may wait; come back later. */
export class QueueFull extends Error {
	override name = 'QueueFull';
}

/** Runs a bounded number of tasks at once, lets a bounded number wait, and throws QueueFull for the rest. */
export class WorkQueue {
	readonly #atOnce: number;
	readonly #maximumWaiting: number;
	readonly #waiting: (() => void)[] = [];
	#running = 0;

	constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
		this.#atOnce = atOnce;
		this.#maximumWaiting = waiting;
	}

	async run<T>(task: () => Promise<T>): Promise<T> {
		if (this.#running >= this.#atOnce) {
			if (this.#waiting.length >= this.#maximumWaiting) throw new QueueFull();
			await new Promise<void>((resolve) => this.#waiting.push(resolve));
		} else {
			this.#running++;
		}
		try {
			return await task();
		} finally {
			// A waiting task takes over the place; only without one does it become free.
			const next = this.#waiting.shift();
			if (next) next();
			else this.#running--;
		}
	}
}
