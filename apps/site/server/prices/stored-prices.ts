import type { Currency } from '@website/contracts/currencies';
import { DiskStore } from '@website/page-cache/disk-store';
import type * as z from 'zod/mini';
import {
	type EmailPrice,
	emailPricesSchema,
	type PriceModel,
	priceModelsSchema,
} from '#shared/prices/price-model.ts';
import { limits } from '../settings/limits.ts';

interface Options {
	folder: string;
	/** Called for the first failed write, and again only after a successful one. */
	onError: (error: unknown) => void;
	now?: (() => number) | undefined;
}

/** Stores the last prices on disk, for a restart while the price API fails: one file per currency, and one of e-mail prices. */
export class StoredPrices {
	readonly #options: Options;
	readonly #store: DiskStore;
	#isFailing = false;

	constructor(options: Options) {
		this.#options = options;
		this.#store = new DiskStore({
			folder: options.folder,
			entryName: /^(email|[A-Z]{3})\.json$/,
			bound: { maxBytes: limits.prices.maxStoredBytes },
		});
	}

	models(currency: Currency): Promise<PriceModel[] | undefined> {
		return this.#read(`${currency}.json`, priceModelsSchema);
	}

	storeModels(currency: Currency, models: PriceModel[]): Promise<void> {
		return this.#write(`${currency}.json`, models);
	}

	emailPrices(): Promise<EmailPrice[] | undefined> {
		return this.#read('email.json', emailPricesSchema);
	}

	storeEmailPrices(tiers: EmailPrice[]): Promise<void> {
		return this.#write('email.json', tiers);
	}

	async #write(name: string, rows: unknown[]): Promise<void> {
		try {
			await this.#store.write(name, JSON.stringify(rows));
			this.#isFailing = false;
		} catch (error) {
			if (!this.#isFailing) this.#options.onError(error);
			this.#isFailing = true;
		}
	}

	/** The rows of a file; undefined if there is none, or one that is older than `staleMs`. Rejects if it is not readable. */
	async #read<T>(name: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
		const file = await this.#store.read(name);
		const now = this.#options.now?.() ?? Date.now();
		if (!file || now - file.modifiedAt >= limits.prices.cache.staleMs) return undefined;
		return schema.parse(JSON.parse(file.bytes.toString()));
	}
}
