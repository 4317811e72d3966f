import type { SiteBrand } from '#shared/brand/look.ts';
import { neutralBrand } from '#shared/brand/neutral-brand.ts';
import type { Logger } from '../observing/logger.ts';

/** The brand for the server's own responses. Caches the last brand so that a notice page never waits for the content API. */
export class CurrentBrand {
	readonly #readPage: () => Promise<{ status: number; text: string }>;
	readonly #logger: Logger;
	#latest = neutralBrand;
	#text = '';

	/** `readPage` returns `/brand.json`, from the page cache or rendered. */
	constructor(options: {
		readPage: () => Promise<{ status: number; text: string }>;
		logger: Logger;
	}) {
		this.#readPage = options.readPage;
		this.#logger = options.logger;
	}

	/** The cached brand; refreshes it in the background. */
	get latest(): SiteBrand {
		void this.read();
		return this.#latest;
	}

	/** The current brand; the cached one if the content API cannot be read. */
	async read(): Promise<SiteBrand> {
		try {
			const { status, text } = await this.#readPage();
			if (status === 200 && text !== this.#text) {
				// The application serialized a SiteBrand.
				this.#latest = JSON.parse(text) as SiteBrand;
				this.#text = text;
			}
		} catch (error) {
			this.#logger.warn({ err: error }, 'the brand could not be read');
		}
		return this.#latest;
	}
}
