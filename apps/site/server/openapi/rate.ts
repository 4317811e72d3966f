/** Counts events in windows of a minute and says when there are too many. */
export class MinuteRate {
	readonly #maximum: number;
	#window = 0;
	#count = 0;

	constructor(maximum: number) {
		this.#maximum = maximum;
	}

	/** Counts one event; false when the minute's share is used up. */
	take(now = Date.now()): boolean {
		const window = Math.floor(now / 60_000);
		if (window !== this.#window) {
			this.#window = window;
			this.#count = 0;
		}
		return ++this.#count <= this.#maximum;
	}
}
