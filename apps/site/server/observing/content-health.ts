import { limits } from '../settings/limits.ts';

/** Knows whether the content endpoint answers, from the calls made anyway. */
export class ContentHealth {
	#failedAt = Number.NEGATIVE_INFINITY;
	#succeededAt = Number.NEGATIVE_INFINITY;

	/** Notes how a call ended. */
	note(isSuccess: boolean): void {
		if (isSuccess) this.#succeededAt = Date.now();
		else this.#failedAt = Date.now();
	}

	/** The latest call failed, and not long ago. */
	get isFailing(): boolean {
		return (
			this.#failedAt >= this.#succeededAt && Date.now() - this.#failedAt < limits.content.failingMs
		);
	}

	/** A call succeeded lately. */
	get isReachable(): boolean {
		return (
			this.#succeededAt > this.#failedAt &&
			Date.now() - this.#succeededAt < limits.content.reachableMs
		);
	}
}
