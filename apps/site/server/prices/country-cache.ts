import type { Currency } from '@website/contracts/currencies';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { type ReadOptions, StaleCache } from '../storage/stale-cache.ts';

export interface CountryCacheOptions<T, Value> {
	fetchModels: (query: PriceQuery) => Promise<T[]>;
	store: (model: T, currency: Currency) => Value | Promise<Value>;
	restore: (value: Value) => T | Promise<T>;
	/** The prices of a country stored by an earlier process; null if it had none, undefined if nothing is stored. */
	fromDisk?: ((currency: Currency, country: string) => Promise<T | null | undefined>) | undefined;
	now?: (() => number) | undefined;
}

type Entry<Value> = { value: Value } | null;

/** Caches prices per country, so that a request with a new combination of countries needs no new query. */
export class CountryCache<T extends { id: string }, Value> {
	readonly #options: CountryCacheOptions<T, Value>;
	readonly #cache: StaleCache<Entry<Value>>;

	constructor(options: CountryCacheOptions<T, Value>) {
		this.#options = options;
		this.#cache = new StaleCache({ ...limits.prices.cache, now: options.now });
	}

	/** Returns the prices of the countries in the same order, without countries that have no prices. */
	async read(
		{ currency, countries }: PriceQuery,
		onStale?: ReadOptions<unknown>['onStale'],
	): Promise<T[]> {
		const { fetchModels, restore, fromDisk } = this.#options;
		const missing: string[] = [];
		let request: Promise<T[]> | undefined;
		// The query is sent after the loop below has collected all missing countries.
		const countMissingDocuments = () => {
			request ??= Promise.resolve().then(() => fetchModels({ currency, countries: missing }));
			return request;
		};
		const entries = await Promise.all(
			countries.map((country) => {
				const readCountry = async () => {
					missing.push(country);
					const model = (await countMissingDocuments()).find(({ id }) => id === country);
					return this.#entry(model, currency);
				};
				const readStored = async () => {
					const model = await fromDisk?.(currency, country);
					return model === undefined ? undefined : this.#entry(model, currency);
				};
				return this.#cache.get(`${currency} ${country}`, readCountry, {
					fallback: readStored,
					onStale,
				});
			}),
		);
		const priced = entries.filter((country) => country !== null);
		return Promise.all(priced.map(({ value }) => restore(value)));
	}

	invalidate(): void {
		this.#cache.invalidate();
	}

	async #entry(model: T | null | undefined, currency: Currency): Promise<Entry<Value>> {
		return model ? { value: await this.#options.store(model, currency) } : null;
	}
}
