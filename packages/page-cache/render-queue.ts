import PQueue from 'p-queue';
import type { PageCacheLimits } from './limits.ts';

export class RenderQueueFullError extends Error {
	override name = 'RenderQueueFullError';
}

const priority = { visitor: 1, refresh: 0 };

/** Limits how many pages are rendered at once. Renders for visitors run before refreshes. */
export class RenderQueue {
	readonly #renders: PQueue;
	/** Limits how many refreshes are in `#renders` at once. */
	readonly #refreshes: PQueue;
	/** By key: moves a refresh that has not started to the priority of a visitor. */
	readonly #promotions = new Map<string, () => void>();
	readonly #maxWaiting: number;

	constructor(limits: PageCacheLimits['render']) {
		this.#renders = new PQueue({ concurrency: limits.concurrent });
		this.#refreshes = new PQueue({ concurrency: limits.concurrentBackground });
		this.#maxWaiting = limits.maxWaiting;
	}

	async run<T>(key: string, isBackground: boolean, task: () => Promise<T>): Promise<Awaited<T>> {
		if (isBackground) return this.#refresh(key, task);
		if (this.#renders.sizeBy({ priority: priority.visitor }) >= this.#maxWaiting)
			throw new RenderQueueFullError('Too many pages wait to be rendered');
		return this.#renders.add(task, { priority: priority.visitor });
	}

	/** Gives a queued refresh the priority of a visitor's render, because a visitor now waits for it. */
	promote(key: string): void {
		this.#promotions.get(key)?.();
		this.#promotions.delete(key);
	}

	async #refresh<T>(key: string, task: () => Promise<T>): Promise<Awaited<T>> {
		if (this.#refreshes.size >= this.#maxWaiting)
			throw new RenderQueueFullError('Too many pages wait to be rendered again');
		const promotion = new AbortController();
		this.#promotions.set(key, () => promotion.abort());
		const waitAmongRenders = () => {
			this.#promotions.set(key, () => this.#renders.setPriority(key, priority.visitor));
			const render = () => {
				this.#promotions.delete(key);
				return task();
			};
			return this.#renders.add(render, { id: key, priority: priority.refresh });
		};
		try {
			return await this.#refreshes.add(waitAmongRenders, { signal: promotion.signal });
		} catch (error) {
			if (!promotion.signal.aborted) throw error;
			return this.#renders.add(task, { priority: priority.visitor });
		}
	}
}
