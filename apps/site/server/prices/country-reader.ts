import type { Currency } from '../../app/features/pricing/model/currency.ts';
import { createKept } from './kept.ts';

interface Query {
	currency: Currency;
	countries: readonly string[];
}

/** What is known of one country: its prices, or that there are none. */
type Known<T> = { model: T | null };

/**
 * Reads prices by country and keeps them by country, so that any combination of countries is served from the same
 * few entries and an address with a new combination costs nothing. Countries not known yet are read in one call.
 */
export function createCountryReader<T extends { id: string }>(
	readSource: (query: Query) => Promise<T[]>,
	now?: () => number,
) {
	const whole = createKept<T[]>(now);
	const single = createKept<Known<T>>(now);

	async function readListed({ currency, countries }: Query): Promise<T[]> {
		const all = whole.peek(currency);
		if (all) return all.filter(({ id }) => countries.includes(id));
		const missing: string[] = [];
		let started: Promise<T[]> | undefined;
		// Runs once the loop below has collected every missing country.
		const readMissing = () => {
			started ??= Promise.resolve().then(() => readSource({ currency, countries: missing }));
			return started;
		};
		const known = await Promise.all(
			countries.map((country) =>
				single.get(`${currency} ${country}`, async () => {
					missing.push(country);
					const models = await readMissing();
					return { model: models.find(({ id }) => id === country) ?? null };
				}),
			),
		);
		return known.flatMap(({ model }) => (model ? [model] : []));
	}

	return {
		read(query: Query): Promise<T[]> {
			if (query.countries.length > 0) return readListed(query);
			return whole.get(query.currency, () => readSource(query));
		},
		expire() {
			whole.expire();
			single.expire();
		},
	};
}
