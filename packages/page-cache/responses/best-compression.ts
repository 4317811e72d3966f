import type { PageCacheLimits } from '../limits.ts';
import type { StoredPage } from '../stored/stored-page.ts';
import { compress, isCompressible } from './compress.ts';

export interface BestCompressionOptions {
	idle: () => Promise<void>;
	limits: PageCacheLimits['compression'];
	isStored: (page: StoredPage) => boolean;
	onDone: (page: StoredPage, better: StoredPage) => void;
}

/** Compresses each stored page once with the best compression, one page at a time, in short runs while the machine is idle. */
export class BestCompression {
	/** The latest page of each key; earlier versions need no compression. */
	readonly #waiting = new Map<string, StoredPage>();
	readonly #options: BestCompressionOptions;
	#running = false;

	constructor(options: BestCompressionOptions) {
		this.#options = options;
	}

	add(page: StoredPage): void {
		if (page.isBestCompressed) return;
		if (!isCompressible(page.bodies.identity, page.headers['content-type'])) return;
		const { id } = page.key;
		if (!this.#waiting.has(id) && this.#waiting.size >= this.#options.limits.maxWaiting) return;
		this.#waiting.set(id, page);
		if (!this.#running) void this.#run();
	}

	async #run(): Promise<void> {
		this.#running = true;
		while (this.#waiting.size > 0) {
			await this.#options.idle();
			await this.#compressFor(this.#options.limits.stretchMs);
		}
		this.#running = false;
	}

	async #compressFor(ms: number): Promise<void> {
		const endsAt = performance.now() + ms;
		for (const [id, page] of this.#waiting) {
			this.#waiting.delete(id);
			const { isStored, onDone } = this.#options;
			if (!isStored(page)) continue;
			const { identity } = page.bodies;
			const br = await compress(identity, 'br', 'best');
			const gzip = await compress(identity, 'gzip', 'best');
			if (isStored(page))
				onDone(page, { ...page, bodies: { identity, br, gzip }, isBestCompressed: true });
			if (performance.now() >= endsAt) return;
		}
	}
}
