import type { ImageProblem } from './image-problem.ts';

/** Remembers for a short while which addresses were refused, so that asking again costs nothing. */
export class Refusals {
	readonly #known = new Map<string, { problem: ImageProblem; until: number }>();
	readonly #maximum: number;
	readonly #ms: number;

	constructor({ maximum, ms }: { maximum: number; ms: number }) {
		this.#maximum = maximum;
		this.#ms = ms;
	}

	find(key: string): ImageProblem | undefined {
		const known = this.#known.get(key);
		if (known && known.until > Date.now()) return known.problem;
		this.#known.delete(key);
		return undefined;
	}

	add(key: string, problem: ImageProblem, ms: number = this.#ms): void {
		this.#known.delete(key);
		this.#known.set(key, { problem, until: Date.now() + ms });
		const [oldest] = this.#known.keys();
		if (this.#known.size > this.#maximum && oldest !== undefined) this.#known.delete(oldest);
	}
}
