import { limits } from '../settings/limits.ts';

interface Job {
	key: string;
	isBackground: boolean;
	run: () => Promise<void>;
}

/** Thrown when more renders wait than the queue holds. */
export class RenderQueueFullError extends Error {
	override name = 'RenderQueueFullError';
}

/** Bounds how many pages are rendered at once. What a visitor waits for goes before refreshes nobody waits for. */
export class RenderQueue {
	#visitors: Job[] = [];
	#background: Job[] = [];
	#running = 0;
	#runningBackground = 0;

	/** Runs a task when its turn comes; rejects at once when too many wait. */
	run<T>(key: string, isBackground: boolean, task: () => Promise<T>): Promise<T> {
		const queue = isBackground ? this.#background : this.#visitors;
		if (queue.length >= limits.render.maxWaiting) {
			return Promise.reject(new RenderQueueFullError('Too many pages wait to be rendered'));
		}
		return new Promise((resolve, reject) => {
			queue.push({ key, isBackground, run: () => task().then(resolve, reject) });
			this.#startNext();
		});
	}

	/** A visitor now waits for what was queued as a refresh. */
	promote(key: string): void {
		const job = this.#background.find((waiting) => waiting.key === key);
		if (!job) return;
		this.#background = this.#background.filter((waiting) => waiting !== job);
		this.#visitors.push({ ...job, isBackground: false });
		this.#startNext();
	}

	#startNext(): void {
		while (this.#running < limits.render.concurrent) {
			const isRoomInBackground = this.#runningBackground < limits.render.concurrentBackground;
			const job =
				this.#visitors.shift() ?? (isRoomInBackground ? this.#background.shift() : undefined);
			if (!job) return;
			this.#running += 1;
			if (job.isBackground) this.#runningBackground += 1;
			void job.run().then(() => {
				this.#running -= 1;
				if (job.isBackground) this.#runningBackground -= 1;
				this.#startNext();
			});
		}
	}
}
