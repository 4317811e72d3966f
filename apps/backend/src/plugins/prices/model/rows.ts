import type { RcsPriceType } from '@website/contracts/prices-types';
import type { Payload, SelectType, Where } from 'payload';
import { amountNames, type StoredAmounts } from '../money/stored-amounts.ts';

export type Id = number | string;

export interface Dated extends StoredAmounts {
	id: Id;
	validFrom: string;
	announced: boolean | null;
	updatedAt: string;
}
export interface SmsRow extends Dated, StoredAmounts<'Premium'> {
	country: string;
}
export interface SubscriptionRow extends Dated, StoredAmounts<'Fee'> {
	country: string;
	kind: 'keyword' | 'number';
}
export interface RcsRow extends Omit<Dated, 'announced' | 'updatedAt'> {
	type: RcsPriceType;
}
export interface OwnedRcsRow extends Dated {
	type: RcsPriceType;
	operator: Id;
}
export interface EmailRow extends Dated {
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

/** What every row has. */
const dated = ['validFrom', 'announced', 'updatedAt'];

const fieldsOf = (names: readonly string[]): SelectType =>
	Object.fromEntries([...dated, ...names].map((name) => [name, true]));

const fields: Record<PriceSlug, SelectType> = {
	'sms-prices': fieldsOf(['country', ...amountNames(['', 'Premium'])]),
	'subscription-prices': fieldsOf(['country', 'kind', ...amountNames(['', 'Fee'])]),
	'rcs-prices': fieldsOf(['operator', 'type', ...amountNames()]),
	'email-price-tiers': fieldsOf([
		...amountNames(),
		'code',
		'name',
		'fromVolume',
		'toVolume',
		'unit',
		'withdrawn',
	]),
};

/** Rows of a price list, oldest first, straight from the database: one statement. */
export async function readRows<Found extends Dated>(
	payload: Payload,
	collection: PriceSlug,
	where: Where,
) {
	const { docs } = await payload.db.find<Found>({
		collection,
		where,
		sort: ['validFrom', 'id'],
		select: fields[collection],
		pagination: false,
		limit: 0,
	});
	return docs;
}

/** Every row that has begun by a day. */
const begun = <Found extends Dated>(payload: Payload, collection: PriceSlug, day: string) =>
	readRows<Found>(payload, collection, { validFrom: { less_than_equal: day } });

/** Rows that visitors may know: those that have begun by a day, and those that are announced. */
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

/** What the price book always holds: everything but the operators, which may be millions. */
export async function loadRows(payload: Payload, day: string) {
	const [countries, sms, subscriptions, email] = await Promise.all([
		allCountries(payload),
		begun<SmsRow>(payload, 'sms-prices', day),
		begun<SubscriptionRow>(payload, 'subscription-prices', day),
		begun<EmailRow>(payload, 'email-price-tiers', day),
	]);
	return { countries: countries.map(({ id }) => id), sms, subscriptions, email };
}

export type Rows = Awaited<ReturnType<typeof loadRows>>;
