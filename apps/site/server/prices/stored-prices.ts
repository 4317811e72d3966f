import { createHash } from 'node:crypto';
import type { Currency } from '@website/contracts/currencies';
import { DiskStore } from '@website/page-cache/disk-store';
import * as z from 'zod/mini';
import {
	type EmailPrice,
	emailPricesSchema,
	type PriceModel,
	priceModelsSchema,
} from '#shared/prices/price-model.ts';
import { limits } from '../settings/limits.ts';
import { type Compressed, decompress } from './compressed.ts';
import type { PriceApiClient } from './price-api-client.ts';

interface Options {
	folder: string;
	/** Called for the first failed write, and again only after a successful one. */
	onError: (error: unknown) => void;
	now?: (() => number) | undefined;
}

const countriesSchema = z.object({
	readAt: z.number(),
	countries: z.array(z.object({ id: z.string(), hasSms: z.boolean() })),
});

type Countries = z.infer<typeof countriesSchema>['countries'];

/** Stores the last prices on disk, for a restart while the price API fails. One file per country and currency. */
export class StoredPrices {
	readonly #options: Options;
	readonly #store: DiskStore;
	readonly #hashes = new Map<string, string>();
	#isFailing = false;

	constructor(options: Options) {
		this.#options = options;
		this.#store = new DiskStore({
			folder: options.folder,
			entryName: /^(countries|email|[A-Z]{3}-[A-Z]{2})$/,
			bound: { maxBytes: limits.prices.maxStoredBytes },
		});
	}

	async storeModel(currency: Currency, country: string, compressed: Compressed): Promise<void> {
		await this.#write(modelFile(currency, country), compressed);
	}

	/** Wraps the source so that failed calls return recent stored prices. */
	withFallback(source: PriceApiClient): PriceApiClient {
		return {
			prices: (query) => readOrFallback(source.prices(query), () => this.#models(query)),
			rcs: (query) =>
				readOrFallback(source.rcs(query), async () =>
					(await this.#models(query))?.map(({ id, transactionRcs }) => ({ id, transactionRcs })),
				),
			countries: () =>
				readOrFallback(this.#storeCountries(source.countries()), () => this.lastCountries()),
			emailPrices: () =>
				readOrFallback(this.#storeEmail(source.emailPrices()), () => this.lastEmailPrices()),
			changes: source.changes,
		};
	}

	async lastModel(currency: Currency, country: string): Promise<PriceModel | null | undefined> {
		const models = await this.#models({ currency, countries: [country] });
		return models && (models[0] ?? null);
	}

	async lastEmailPrices(): Promise<EmailPrice[] | undefined> {
		const text = (await this.#countries()) && (await this.#read('email'));
		return text === undefined ? undefined : emailPricesSchema.parse(JSON.parse(text.toString()));
	}

	async lastCountries(): Promise<Countries | undefined> {
		return (await this.#countries())?.countries;
	}

	async #storeCountries(reading: ReturnType<PriceApiClient['countries']>) {
		const countries = await reading;
		await this.#write('countries', JSON.stringify({ readAt: this.#now(), countries }));
		return countries;
	}

	async #storeEmail(reading: ReturnType<PriceApiClient['emailPrices']>) {
		const steps = await reading;
		await this.#write('email', JSON.stringify(steps));
		return steps;
	}

	async #countries() {
		const text = await this.#read('countries');
		if (text === undefined) return undefined;
		const stored = countriesSchema.parse(JSON.parse(text.toString()));
		return this.#now() - stored.readAt < limits.prices.cache.staleMs ? stored : undefined;
	}

	async #models({
		currency,
		countries,
	}: {
		currency: Currency;
		countries: readonly string[];
	}): Promise<PriceModel[] | undefined> {
		const countryIds = (await this.#countries())?.countries.map(({ id }) => id);
		if (!countryIds) return undefined;
		const ids =
			countries.length > 0 ? countryIds.filter((id) => countries.includes(id)) : countryIds;
		const files = await Promise.all(ids.map((id) => this.#read(modelFile(currency, id))));
		const models = await Promise.all(files.flatMap((model) => (model ? [decompress(model)] : [])));
		if (models.length < ids.length) return undefined;
		return priceModelsSchema.parse(models.map((model): unknown => JSON.parse(model)));
	}

	async #write(name: string, content: Buffer | string): Promise<void> {
		const hash = createHash('sha256').update(content).digest('base64url');
		if (this.#hashes.get(name) === hash) return;
		try {
			await this.#store.write(name, content);
			this.#hashes.set(name, hash);
			this.#isFailing = false;
		} catch (error) {
			if (!this.#isFailing) this.#options.onError(error);
			this.#isFailing = true;
		}
	}

	async #read(name: string): Promise<Buffer | undefined> {
		return (await this.#store.read(name))?.bytes;
	}

	#now(): number {
		return this.#options.now?.() ?? Date.now();
	}
}

function modelFile(currency: Currency, country: string): string {
	return `${currency}-${country}`;
}

/** The result of `reading`, or the fallback if it fails; rejects with the error of `reading` if there is no fallback. */
async function readOrFallback<T>(
	reading: Promise<T>,
	fallback: () => Promise<T | undefined>,
): Promise<T> {
	try {
		return await reading;
	} catch (error) {
		// An unreadable file counts as missing: the error of the source is the relevant one.
		const result = await fallback().catch(() => undefined);
		if (result === undefined) throw error;
		return result;
	}
}
