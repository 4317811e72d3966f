import PQueue from 'p-queue';

/** Thrown when the queue is full; becomes HTTP 503. */
export class QueueFull extends Error {
	override name = 'QueueFull';
}

export interface WorkQueueOptions {
	atOnce: number;
	waiting: number;
}

export class WorkQueue {
	readonly #queue: PQueue;
	readonly #maximumWaiting: number;

	constructor({ atOnce, waiting }: WorkQueueOptions) {
		this.#queue = new PQueue({ concurrency: atOnce });
		this.#maximumWaiting = waiting;
	}

	/** Queues and runs a task. */
	async run<T>(task: () => Promise<T>): Promise<T> {
		const isBusy = this.#queue.pending >= this.#queue.concurrency;
		if (isBusy && this.#queue.size >= this.#maximumWaiting) throw new QueueFull();
		return this.#queue.add(task);
	}
}
