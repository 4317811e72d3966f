import type {
	Currency,
	OperatorPrices,
	PriceChange,
	PriceModel,
} from '@website/contracts/prices-types';
import type { EmailPrice } from '../email/email-price.ts';
import { emailPrices } from '../email/email-price.ts';
import { smsOf, subscriptionOf } from './country-prices.ts';
import { inCurrency } from './in-currency.ts';
import { latestBy } from './latest.ts';
import { createOperatorCache, groupsOf, type ReadOperators } from './operator-cache.ts';
import type { Rows } from './rows.ts';

export interface PriceBook {
	day: string;
	has: (country: string) => boolean;
	/** All countries, or those asked for in their order, in groups small enough to be answered in one go; unknown ones are skipped. */
	groups: (countries: readonly string[]) => string[][];
	/** The prices of known countries in one currency, or in both; without RCS prices no operator is read. */
	models: (
		currency: Currency | null,
		countries: readonly string[],
		withRcs?: boolean,
	) => Promise<PriceModel[]>;
	emailPrices: EmailPrice[];
	/** Announced changes of prices, read when they are first asked for. */
	changes: () => Promise<PriceChange[]>;
}

export interface ReadLater {
	counts: ReadonlyMap<string, number>;
	readOperators: ReadOperators;
	readChanges: () => Promise<PriceChange[]>;
}

/** Makes the book of a day from the rows that had begun by then (specification section 3). Operators and changes are read when asked for. */
export function priceBook(
	day: string,
	rows: Rows,
	{ counts, readOperators, readChanges }: ReadLater,
): PriceBook {
	const sms = latestBy(rows.sms, ({ country }) => country);
	const subscriptions = latestBy(rows.subscriptions, ({ country, kind }) => `${kind} ${country}`);
	const countryIds = new Set(rows.countries);
	const operatorsOf = createOperatorCache(readOperators, counts);
	let changes: Promise<PriceChange[]> | undefined;
	const modelOf = (id: string, operators: OperatorPrices[]): PriceModel => ({
		id,
		transactionSms: smsOf(sms.get(id)),
		subscriptionKeyword: subscriptionOf(subscriptions.get(`keyword ${id}`)),
		subscriptionNumber: subscriptionOf(subscriptions.get(`number ${id}`)),
		transactionRcs: operators.length > 0 ? { country: id, operators } : null,
	});
	return {
		day,
		has: (country) => countryIds.has(country),
		groups: (countries) => {
			const requestedIds = countries.length > 0 ? [...new Set(countries)] : rows.countries;
			return groupsOf(
				requestedIds.filter((country) => countryIds.has(country)),
				counts,
			);
		},
		models: async (currency, countries, withRcs = true) => {
			const operators = await operatorsOf(withRcs ? countries : []);
			const models = countries.map((country) => modelOf(country, operators.get(country) ?? []));
			return currency ? models.map((model) => inCurrency(model, currency)) : models;
		},
		emailPrices: emailPrices(rows.email),
		changes: () => {
			changes ??= readChanges().catch((error: unknown) => {
				changes = undefined;
				throw error;
			});
			return changes;
		},
	};
}
