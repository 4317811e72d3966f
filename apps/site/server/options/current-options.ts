import { type SiteOptions, setSiteOptions, siteOptions } from '@website/contracts/site-options';
import type { Logger } from '../observing/logger.ts';
import { NotSetUpError } from '../pages/not-set-up.ts';

interface OptionsPage {
	status: number;
	text: string;
	/** It was made before the latest purge, and no newer one could be had in time. */
	isStale: boolean;
}

interface CurrentOptionsOptions {
	/** Answers with the page `/options.json`, from the cache of pages or made anew. */
	readPage: () => Promise<OptionsPage>;
	/** Called after the options have changed: pages that were made meanwhile may have the earlier ones. */
	onChange: () => Promise<unknown>;
	/** How long options count without a purge, in milliseconds. */
	maxAgeMs: number;
	logger: Logger;
}

/** Keeps the languages and currencies that this site offers as the content has them (`siteOptions`). */
export class CurrentOptions {
	readonly #options: CurrentOptionsOptions;
	#endsAt = 0;
	#first: Promise<void> | undefined;
	#reading: Promise<void> | undefined;

	constructor(options: CurrentOptionsOptions) {
		this.#options = options;
	}

	/** Resolves once the options were asked for; reads them again beside it where they may be out of date. */
	async ready(): Promise<void> {
		this.#first ??= this.read();
		await this.#first;
		if (Date.now() >= this.#endsAt) void this.read();
	}

	/** Notes that the options may have changed, and reads them. */
	async changed(): Promise<void> {
		this.#endsAt = 0;
		await this.#reading;
		await this.read();
	}

	/** Reads the options; they stay as they are where the content can't be read. */
	read(): Promise<void> {
		this.#reading ??= this.#read().finally(() => {
			this.#reading = undefined;
		});
		return this.#reading;
	}

	async #read(): Promise<void> {
		const { readPage, onChange, maxAgeMs, logger } = this.#options;
		try {
			const { status, text, isStale } = await readPage();
			if (!isStale && status < 500) this.#endsAt = Date.now() + maxAgeMs;
			if (status !== 200) return;
			if (text === JSON.stringify(siteOptions())) return;
			// The application made it of this very type.
			setSiteOptions(JSON.parse(text) as SiteOptions);
			await onChange();
		} catch (error) {
			if (!(error instanceof NotSetUpError))
				logger.warn({ err: error }, 'the languages of the site could not be read');
		}
	}
}
