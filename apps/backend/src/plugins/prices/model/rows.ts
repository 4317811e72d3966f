import type { RcsPriceType } from '@website/contracts/prices-types';
import type { Payload, SelectType, Where } from 'payload';
import { amountNames, type StoredAmounts } from './stored-amounts.ts';

export type Id = number | string;

export interface PriceRow extends StoredAmounts {
	id: Id;
	validFrom: string;
	announced: boolean | null;
}
export interface SmsRow extends PriceRow, StoredAmounts<'Premium'> {
	country: string;
}
export interface SubscriptionRow extends PriceRow, StoredAmounts<'Fee'> {
	country: string;
	kind: 'keyword' | 'number';
}
export interface RcsRow extends Omit<PriceRow, 'announced'> {
	type: RcsPriceType;
}
export interface RcsRowWithOperator extends PriceRow {
	type: RcsPriceType;
	operator: Id;
}
export interface EmailRow extends PriceRow {
	code: string;
	name: string;
	fromVolume: number;
	toVolume: number | null;
	unit: 'EMAIL' | 'THOUSAND_EMAILS' | 'MONTH';
	withdrawn: boolean | null;
}
export interface OperatorRow {
	id: string;
	countryIso: string;
	mccMnc: string;
	name: string;
	region: string | null;
	prices: RcsRow[];
}

type PriceSlug = 'sms-prices' | 'subscription-prices' | 'rcs-prices' | 'email-price-tiers';

/** Fields of every row. */
const commonFields = ['validFrom', 'announced'];

const selectFields = (names: readonly string[]): SelectType =>
	Object.fromEntries([...commonFields, ...names].map((name) => [name, true]));

const fields: Record<PriceSlug, SelectType> = {
	'sms-prices': selectFields(['country', ...amountNames(['', 'Premium'])]),
	'subscription-prices': selectFields(['country', 'kind', ...amountNames(['', 'Fee'])]),
	'rcs-prices': selectFields(['operator', 'type', ...amountNames()]),
	'email-price-tiers': selectFields([
		...amountNames(),
		'code',
		'name',
		'fromVolume',
		'toVolume',
		'unit',
		'withdrawn',
	]),
};

/** Reads rows of a price list, oldest first, from the database without hooks, in one statement. */
export async function readRows<Row extends PriceRow>(
	payload: Payload,
	collection: PriceSlug,
	where: Where,
) {
	const { docs } = await payload.db.find<Row>({
		collection,
		where,
		sort: ['validFrom', 'id'],
		select: fields[collection],
		pagination: false,
		limit: 0,
	});
	return docs;
}

/** Reads all rows valid from `day` or earlier. */
const readStartedRows = <Row extends PriceRow>(
	payload: Payload,
	collection: PriceSlug,
	day: string,
) => readRows<Row>(payload, collection, { validFrom: { less_than_equal: day } });

/** A filter for public rows: those valid from `day` or earlier, and announced ones. */
export const publicRows = (day: string): Where => ({
	or: [{ validFrom: { less_than_equal: day } }, { announced: { equals: true } }],
});

const allCountries = async (payload: Payload) =>
	(
		await payload.db.find<{ id: string }>({
			collection: 'countries',
			select: { id: true },
			sort: 'id',
			pagination: false,
			limit: 0,
		})
	).docs;

/** Loads the rows that the price book always holds: all but the operators, which may be millions. */
export async function loadRows(payload: Payload, day: string) {
	const [countries, sms, subscriptions, email] = await Promise.all([
		allCountries(payload),
		readStartedRows<SmsRow>(payload, 'sms-prices', day),
		readStartedRows<SubscriptionRow>(payload, 'subscription-prices', day),
		readStartedRows<EmailRow>(payload, 'email-price-tiers', day),
	]);
	return { countries: countries.map(({ id }) => id), sms, subscriptions, email };
}

export type Rows = Awaited<ReturnType<typeof loadRows>>;

/** The latest row of each key, which is the valid one. `rows` are sorted oldest first. */
export function latestBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
	const latest = new Map<string, Row>();
	for (const row of rows) latest.set(keyOf(row), row);
	return latest;
}
