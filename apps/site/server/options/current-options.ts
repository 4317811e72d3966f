import {
	type Feature,
	type SiteOptions,
	setSiteOptions,
	siteOptions,
} from '@website/contracts/site-options';
import type { Logger } from '../observing/logger.ts';
import { NotSetUpError } from '../pages/not-set-up.ts';

interface OptionsPage {
	status: number;
	text: string;
	/** True if it was made before the latest purge and no newer one was available in time. */
	isStale: boolean;
}

interface CurrentOptionsOptions {
	/** Returns the page `/options.json` from the page cache or a new render. */
	readPage: () => Promise<OptionsPage>;
	/** Called after the options have changed: pages rendered in the meantime may have the old ones. */
	onChange: () => Promise<unknown>;
	/** The features that this site may have, whatever its content says. */
	features: readonly Feature[];
	/** How long the options stay valid without a purge, in milliseconds. */
	maxAgeMs: number;
	logger: Logger;
}

/** Keeps the site's locales, currencies and features (`siteOptions`) in sync with the content. */
export class CurrentOptions {
	readonly #options: CurrentOptionsOptions;
	#endsAt = 0;
	#first: Promise<void> | undefined;
	#reading: Promise<void> | undefined;

	constructor(options: CurrentOptionsOptions) {
		this.#options = options;
	}

	/** Resolves after the first read. If the options have expired, it reads them again in the background. */
	async ready(): Promise<void> {
		this.#first ??= this.read();
		await this.#first;
		if (Date.now() >= this.#endsAt) void this.read();
	}

	/** Reads the options again after a possible change. */
	async changed(): Promise<void> {
		this.#endsAt = 0;
		await this.#reading;
		await this.read();
	}

	/** Reads the options; if that fails, the current ones stay. */
	read(): Promise<void> {
		this.#reading ??= this.#read().finally(() => {
			this.#reading = undefined;
		});
		return this.#reading;
	}

	async #read(): Promise<void> {
		const { readPage, onChange, features, maxAgeMs, logger } = this.#options;
		try {
			const { status, text, isStale } = await readPage();
			if (!isStale && status < 500) this.#endsAt = Date.now() + maxAgeMs;
			if (status !== 200) return;
			// The application serialized a value of this type.
			const page = JSON.parse(text) as SiteOptions;
			const options = { ...page, features: page.features.filter((one) => features.includes(one)) };
			if (JSON.stringify(options) === JSON.stringify(siteOptions())) return;
			setSiteOptions(options);
			await onChange();
		} catch (error) {
			if (!(error instanceof NotSetUpError))
				logger.warn({ err: error }, 'the languages of the site could not be read');
		}
	}
}
