import type { SiteBrand } from '#shared/brand/look.ts';
import { neutralBrand } from '#shared/brand/neutral-brand.ts';
import type { Logger } from '../observing/logger.ts';

/** The brand for the server's own responses. It caches the last one, so that a notice never waits for the content. */
export class CurrentBrand {
	readonly #readPage: () => Promise<{ status: number; text: string }>;
	readonly #logger: Logger;
	#latest = neutralBrand;
	#text = '';

	/** `readPage` returns the page `/brand.json`, from the page cache or rendered. */
	constructor(options: {
		readPage: () => Promise<{ status: number; text: string }>;
		logger: Logger;
	}) {
		this.#readPage = options.readPage;
		this.#logger = options.logger;
	}

	/** The last brand that was read; requests a newer one in the background. */
	get latest(): SiteBrand {
		void this.read();
		return this.#latest;
	}

	/** The brand of now; the last one where the content can't be read. */
	async read(): Promise<SiteBrand> {
		try {
			const { status, text } = await this.#readPage();
			if (status === 200 && text !== this.#text) {
				// The application made it of this very type.
				this.#latest = JSON.parse(text) as SiteBrand;
				this.#text = text;
			}
		} catch (error) {
			this.#logger.warn({ err: error }, 'the brand could not be read');
		}
		return this.#latest;
	}
}
