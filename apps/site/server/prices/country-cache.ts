import type { Currency } from '@website/contracts/currencies';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { type Reading, StaleCache } from '../storage/stale-cache.ts';

export interface CountryCacheOptions<T, Value> {
	ask: (query: PriceQuery) => Promise<T[]>;
	store: (model: T, currency: Currency) => Value | Promise<Value>;
	restore: (value: Value) => T | Promise<T>;
	/** A country's prices stored by an earlier process; null if it had none, undefined if nothing is stored. */
	fromDisk?: ((currency: Currency, country: string) => Promise<T | null | undefined>) | undefined;
	now?: (() => number) | undefined;
}

type Entry<Value> = { value: Value } | null;

/** Prices cached by country, so that an address with a new combination of countries costs nothing. */
export class CountryCache<T extends { id: string }, Value> {
	readonly #options: CountryCacheOptions<T, Value>;
	readonly #cache: StaleCache<Entry<Value>>;

	constructor(options: CountryCacheOptions<T, Value>) {
		this.#options = options;
		this.#cache = new StaleCache({ ...limits.prices.cache, now: options.now });
	}

	/** The prices of these countries, in their order; countries without prices are left out. */
	async read(
		{ currency, countries }: PriceQuery,
		onStale?: Reading<unknown>['onStale'],
	): Promise<T[]> {
		const { ask, restore, fromDisk } = this.#options;
		const missing: string[] = [];
		let started: Promise<T[]> | undefined;
		// Runs once the loop below has collected every missing country.
		const readMissing = () => {
			started ??= Promise.resolve().then(() => ask({ currency, countries: missing }));
			return started;
		};
		const entries = await Promise.all(
			countries.map((country) => {
				const readOne = async () => {
					missing.push(country);
					const model = (await readMissing()).find(({ id }) => id === country);
					return this.#entry(model, currency);
				};
				const lastOne = async () => {
					const model = await fromDisk?.(currency, country);
					return model === undefined ? undefined : this.#entry(model, currency);
				};
				return this.#cache.get(`${currency} ${country}`, readOne, { fallback: lastOne, onStale });
			}),
		);
		const there = entries.filter((country) => country !== null);
		return Promise.all(there.map(({ value }) => restore(value)));
	}

	invalidate(): void {
		this.#cache.invalidate();
	}

	async #entry(model: T | null | undefined, currency: Currency): Promise<Entry<Value>> {
		return model ? { value: await this.#options.store(model, currency) } : null;
	}
}
