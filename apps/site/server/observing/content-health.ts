import { limits } from '../settings/limits.ts';

/** Tracks whether the content endpoint responds, based on the calls for pages. */
export class ContentHealth {
	#failedAt = Number.NEGATIVE_INFINITY;
	#succeededAt = Number.NEGATIVE_INFINITY;

	note(isSuccess: boolean): void {
		if (isSuccess) this.#succeededAt = Date.now();
		else this.#failedAt = Date.now();
	}

	get isFailing(): boolean {
		return (
			this.#failedAt >= this.#succeededAt && Date.now() - this.#failedAt < limits.content.failingMs
		);
	}

	get isReachable(): boolean {
		return (
			this.#succeededAt > this.#failedAt &&
			Date.now() - this.#succeededAt < limits.content.reachableMs
		);
	}
}
