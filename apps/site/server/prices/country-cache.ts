import type { Currency } from '@website/contracts/currencies';
import { createStaleCache, type Reading } from './stale-cache.ts';

interface Query {
	currency: Currency;
	countries: readonly string[];
}

/** How a country's prices are cached. */
interface Form<T, Stored> {
	store: (model: T, currency: Currency) => Stored | Promise<Stored>;
	/** What is answered from it. */
	restore: (stored: Stored) => T | Promise<T>;
	/** What an earlier process left of a country's prices; undefined without anything. */
	fromDisk?: ((currency: Currency, country: string) => Promise<T | null | undefined>) | undefined;
}

/** What is known of one country: its prices, or that there are none. */
type Known<Stored> = { stored: Stored } | null;

/**
 * Reads prices by country and keeps them by country, so that any combination of countries is served from the same
 * few entries and an address with a new combination costs nothing. Countries not known yet are read in one call.
 */
export function createCountryCache<T extends { id: string }, Stored>(
	askPriceApi: (query: Query) => Promise<T[]>,
	{ store, restore, fromDisk }: Form<T, Stored>,
	now?: () => number,
) {
	const cache = createStaleCache<Known<Stored>>({ now });

	const known = async (model: T | null | undefined, currency: Currency): Promise<Known<Stored>> =>
		model ? { stored: await store(model, currency) } : null;

	/** The prices of the countries asked for, in their order; those without any are left out. */
	async function read(
		{ currency, countries }: Query,
		onStale?: Reading<unknown>['onStale'],
	): Promise<T[]> {
		const missing: string[] = [];
		let started: Promise<T[]> | undefined;
		// Runs once the loop below has collected every missing country.
		const readMissing = () => {
			started ??= Promise.resolve().then(() => askPriceApi({ currency, countries: missing }));
			return started;
		};
		const found = await Promise.all(
			countries.map((country) => {
				const readOne = async () => {
					missing.push(country);
					const model = (await readMissing()).find(({ id }) => id === country);
					return known(model, currency);
				};
				const lastOne = async () => {
					const model = await fromDisk?.(currency, country);
					return model === undefined ? undefined : known(model, currency);
				};
				return cache.get(`${currency} ${country}`, readOne, { fromDisk: lastOne, onStale });
			}),
		);
		const there = found.filter((country) => country !== null);
		return Promise.all(there.map(({ stored }) => restore(stored)));
	}

	return { read, invalidate: cache.invalidate };
}
