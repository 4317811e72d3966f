import type { EmailPrice } from '../email/email-price.ts';
import { emailPrices } from '../email/email-price.ts';
import type { Currency, PriceModel } from '../generated/resolvers.ts';
import { smsOf, subscriptionOf } from './country-prices.ts';
import { inCurrency } from './in-currency.ts';
import { latestBy } from './latest.ts';
import { operatorsByCountry } from './operator-prices.ts';
import type { Rows } from './rows.ts';

/** All prices valid on one day, ready to answer from. */
export interface PriceBook {
	day: string;
	/** All countries in the order of their codes, or those asked for, in the order asked; unknown ones are skipped. */
	models: (currency: Currency | null, countries?: readonly string[]) => PriceModel[];
	has: (country: string) => boolean;
	emailPrices: EmailPrice[];
}

/** Makes the book of a day from the rows that had begun by then (specification section 3). */
export function priceBook(day: string, rows: Rows): PriceBook {
	const sms = latestBy(rows.sms, ({ country }) => country);
	const subscriptions = latestBy(rows.subscriptions, ({ country, kind }) => `${kind} ${country}`);
	const operators = operatorsByCountry(rows.operators, rows.rcs);
	const both = new Map(
		rows.countries.map((id): [string, PriceModel] => [
			id,
			{
				id,
				transactionSms: smsOf(sms.get(id)),
				subscriptionKeyword: subscriptionOf(subscriptions.get(`keyword ${id}`)),
				subscriptionNumber: subscriptionOf(subscriptions.get(`number ${id}`)),
				transactionRcs: operators.has(id)
					? { country: id, operators: operators.get(id) ?? [] }
					: null,
			},
		]),
	);
	const limited = new Map<Currency, Map<string, PriceModel>>();
	const modelsIn = (currency: Currency | null) => {
		if (!currency) return both;
		const known = limited.get(currency) ?? inCurrency(both, currency);
		limited.set(currency, known);
		return known;
	};
	return {
		day,
		has: (country) => both.has(country),
		models: (currency, countries) => {
			const models = modelsIn(currency);
			if (!countries || countries.length === 0) return [...models.values()];
			return [...new Set(countries)].flatMap((country) => models.get(country) ?? []);
		},
		emailPrices: emailPrices(rows.email),
	};
}
