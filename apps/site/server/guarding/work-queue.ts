import PQueue from 'p-queue';

/** Thrown when the queue is full; becomes HTTP 503. */
export class QueueFull extends Error {
	override name = 'QueueFull';
}

export interface WorkQueueOptions {
	atOnce: number;
	waiting: number;
	/** Maximum of running and waiting tasks per client, so that no client blocks the others. */
	perClient?: number;
}

export class WorkQueue {
	readonly #queue: PQueue;
	readonly #maximumWaiting: number;
	readonly #perClient: number;
	readonly #clients = new Map<string, number>();

	constructor({ atOnce, waiting, perClient = Number.POSITIVE_INFINITY }: WorkQueueOptions) {
		this.#queue = new PQueue({ concurrency: atOnce });
		this.#maximumWaiting = waiting;
		this.#perClient = perClient;
	}

	/** Queues and runs a task. Without `client` only the bounds of the whole queue apply. */
	async run<T>(task: () => Promise<T>, client?: string): Promise<T> {
		if (client === undefined) return this.#enqueue(task);
		const own = this.#clients.get(client) ?? 0;
		if (own >= this.#perClient) throw new QueueFull();
		this.#clients.set(client, own + 1);
		try {
			return await this.#enqueue(task);
		} finally {
			const remaining = (this.#clients.get(client) ?? 1) - 1;
			if (remaining > 0) this.#clients.set(client, remaining);
			else this.#clients.delete(client);
		}
	}

	async #enqueue<T>(task: () => Promise<T>): Promise<T> {
		const isBusy = this.#queue.pending >= this.#queue.concurrency;
		if (isBusy && this.#queue.size >= this.#maximumWaiting) throw new QueueFull();
		return this.#queue.add(task);
	}
}
