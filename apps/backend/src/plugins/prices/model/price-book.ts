import { type Currency, currencies, type PerCurrency } from '@website/contracts/currencies';
import type { OperatorPrices, PriceChange, PriceModel } from '@website/contracts/prices-types';
import { createOperatorCache, groupCountries, type ReadOperators } from './operator-cache.ts';
import { type EmailRow, latestBy, type PriceRow, type Rows } from './rows.ts';
import { contractAmounts, type StoredAmounts } from './stored-amounts.ts';

/** The prices in one currency only: the fields of other currencies are null. */
export function inCurrency(model: PriceModel, currency: Currency): PriceModel {
	const otherFields = currencies
		.filter((code) => code !== currency)
		.flatMap((code) => [code, `${code}premium`, `${code}fee`]);
	const keepCurrency = <Part extends object>(part: Part | null | undefined): Part | null => {
		if (!part) return null;
		const result = { ...part };
		for (const name of otherFields) if (name in result) Object.assign(result, { [name]: null });
		return result;
	};
	return {
		...model,
		transactionSms: keepCurrency(model.transactionSms),
		subscriptionKeyword: keepCurrency(model.subscriptionKeyword),
		subscriptionNumber: keepCurrency(model.subscriptionNumber),
		transactionRcs: model.transactionRcs
			? {
					...model.transactionRcs,
					operators: model.transactionRcs.operators.map(({ prices, ...rest }) => ({
						...rest,
						prices: prices.map((price) => keepCurrency(price) ?? price),
					})),
				}
			: null,
	};
}

/** Specification section 3, Email price: one tier of monthly volume. */
interface EmailPrice extends PerCurrency<string | null> {
	id: string;
	name: string;
	from: number;
	to: number | null;
	unit: EmailRow['unit'];
	validFrom: string;
}

const emailPrices = (rows: readonly EmailRow[]): EmailPrice[] =>
	[...latestBy(rows, ({ code }) => code).values()]
		.filter(({ withdrawn }) => !withdrawn)
		.sort((a, b) => a.fromVolume - b.fromVolume || a.code.localeCompare(b.code))
		.map((row) => ({
			id: row.code,
			name: row.name,
			from: row.fromVolume,
			to: row.toVolume ?? null,
			...contractAmounts(row, ''),
			unit: row.unit,
			validFrom: row.validFrom,
		}));

export interface PriceBook {
	day: string;
	has: (country: string) => boolean;
	/** Splits the given countries, or all if the list is empty, into groups for a single query each. Skips unknown countries. */
	groups: (countries: readonly string[]) => string[][];
	/** The prices of known countries in one currency, or in all if it is null. Reads no operators if `withRcs` is false. */
	models: (
		currency: Currency | null,
		countries: readonly string[],
		withRcs?: boolean,
	) => Promise<PriceModel[]>;
	emailPrices: EmailPrice[];
	/** The announced price changes, read on first use. */
	changes: () => Promise<PriceChange[]>;
}

export interface PriceBookReaders {
	counts: ReadonlyMap<string, number>;
	readOperators: ReadOperators;
	readChanges: () => Promise<PriceChange[]>;
}

/** Specification section 3, transactionSms, subscriptionKeyword and subscriptionNumber; null for a country without a row. */
export const toCountryPrice = <Kind extends 'Premium' | 'Fee'>(
	row: (Omit<PriceRow, 'id'> & StoredAmounts<Kind> & { country: string }) | undefined,
	kind: Kind,
) =>
	row
		? {
				country: row.country,
				...contractAmounts(row, ''),
				...contractAmounts(row, kind),
				validFrom: row.validFrom,
			}
		: null;

/** Creates the price book of a day from the rows valid by then (specification section 3). Operators and changes are read on first use. */
export function createPriceBook(
	day: string,
	rows: Rows,
	{ counts, readOperators, readChanges }: PriceBookReaders,
): PriceBook {
	const sms = latestBy(rows.sms, ({ country }) => country);
	const subscriptions = latestBy(rows.subscriptions, ({ country, kind }) => `${kind} ${country}`);
	const countryIds = new Set(rows.countries);
	const operatorsOf = createOperatorCache(readOperators, counts);
	let changes: Promise<PriceChange[]> | undefined;
	const toPriceModel = (id: string, operators: OperatorPrices[]): PriceModel => ({
		id,
		transactionSms: toCountryPrice(sms.get(id), 'Premium'),
		subscriptionKeyword: toCountryPrice(subscriptions.get(`keyword ${id}`), 'Fee'),
		subscriptionNumber: toCountryPrice(subscriptions.get(`number ${id}`), 'Fee'),
		transactionRcs: operators.length > 0 ? { country: id, operators } : null,
	});
	return {
		day,
		has: (country) => countryIds.has(country),
		groups: (countries) => {
			const requestedIds = countries.length > 0 ? [...new Set(countries)] : rows.countries;
			return groupCountries(
				requestedIds.filter((country) => countryIds.has(country)),
				counts,
			);
		},
		models: async (currency, countries, withRcs = true) => {
			const operators = await operatorsOf(withRcs ? countries : []);
			const models = countries.map((country) =>
				toPriceModel(country, operators.get(country) ?? []),
			);
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
