import PQueue from 'p-queue';
import type { PageCacheLimits } from './limits.ts';

export class RenderQueueFullError extends Error {
	override name = 'RenderQueueFullError';
}

const priority = { visitor: 1, refresh: 0 };

/** Bounds how many pages are rendered at once. Renders for visitors go before refreshes. */
export class RenderQueue {
	readonly #renders: PQueue;
	/** Where refreshes wait before they may wait among the renders. */
	readonly #refreshes: PQueue;
	/** By key, how a refresh that has not started leaves its place for a visitor's. */
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

	/** A visitor now waits for a render that was queued as a refresh. */
	promote(key: string): void {
		this.#promotions.get(key)?.();
		this.#promotions.delete(key);
	}

	async #refresh<T>(key: string, task: () => Promise<T>): Promise<Awaited<T>> {
		if (this.#refreshes.size >= this.#maxWaiting)
			throw new RenderQueueFullError('Too many pages wait to be rendered again');
		const leave = new AbortController();
		this.#promotions.set(key, () => leave.abort());
		const waitAmongRenders = () => {
			this.#promotions.set(key, () => this.#renders.setPriority(key, priority.visitor));
			const render = () => {
				this.#promotions.delete(key);
				return task();
			};
			return this.#renders.add(render, { id: key, priority: priority.refresh });
		};
		try {
			return await this.#refreshes.add(waitAmongRenders, { signal: leave.signal });
		} catch (error) {
			if (!leave.signal.aborted) throw error;
			return this.#renders.add(task, { priority: priority.visitor });
		}
	}
}
