import { limits } from '../settings/limits.ts';
import type { StoredPage } from './cached-page.ts';
import { compress } from './compress.ts';

/** Compresses stored pages once more, as well as possible, one at a time and only while they are still stored. */
export class BestCompression {
	readonly #waiting: StoredPage[] = [];
	readonly #isStored: (page: StoredPage) => boolean;
	readonly #onDone: (page: StoredPage, better: StoredPage) => void;
	#running = false;

	constructor(options: {
		isStored: (page: StoredPage) => boolean;
		onDone: (page: StoredPage, better: StoredPage) => void;
	}) {
		this.#isStored = options.isStored;
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
			if (!this.#isStored(page)) continue;
			const bodies = await compress(page.bodies.identity, page.headers['content-type'], 'best');
			if (this.#isStored(page)) this.#onDone(page, { ...page, bodies });
		}
		this.#running = false;
	}
}
