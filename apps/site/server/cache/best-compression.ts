import { limits } from '../settings/limits.ts';
import type { StoredPage } from './cached-page.ts';
import { compress } from './compress.ts';

/** Compresses kept pages once more, as well as possible, one at a time and only while they are still kept. */
export class BestCompression {
	readonly #waiting: StoredPage[] = [];
	readonly #isKept: (page: StoredPage) => boolean;
	readonly #onDone: (page: StoredPage, better: StoredPage) => void;
	#running = false;

	constructor(options: {
		isKept: (page: StoredPage) => boolean;
		onDone: (page: StoredPage, better: StoredPage) => void;
	}) {
		this.#isKept = options.isKept;
		this.#onDone = options.onDone;
	}

	/** Queues a page; when too many wait it stays as it is. */
	add(page: StoredPage): void {
		if (!page.bodies.br || this.#waiting.length >= limits.compression.maxWaiting) return;
		this.#waiting.push(page);
		if (!this.#running) void this.#run();
	}

	async #run(): Promise<void> {
		this.#running = true;
		for (let page = this.#waiting.shift(); page; page = this.#waiting.shift()) {
			if (!this.#isKept(page)) continue;
			const bodies = await compress(page.bodies.identity, page.headers['content-type'], 'best');
			if (this.#isKept(page)) this.#onDone(page, { ...page, bodies });
		}
		this.#running = false;
	}
}
