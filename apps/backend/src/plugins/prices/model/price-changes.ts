import type { PriceChange, PricedItem } from '@website/contracts/prices-types';
import type { Payload } from 'payload';
import { limits } from '../../../platform/limits.ts';
import {
	type AmountKind,
	amountsAs,
	type StoredAmounts,
	storedAmounts,
} from '../money/stored-amounts.ts';
import {
	type Dated,
	type EmailRow,
	type Id,
	type OwnedRcsRow,
	publicRows,
	readRows,
	type SmsRow,
	type SubscriptionRow,
} from './rows.ts';

interface Pair<Row> {
	row: Row;
	before: Row | undefined;
}

/** Each announced row, of public ones that come oldest first, with the one it takes over from. */
function announcedPairs<Row extends Dated>(
	rows: readonly Row[],
	keyOf: (row: Row) => string,
): Pair<Row>[] {
	const latest = new Map<string, Row>();
	return rows.flatMap((row) => {
		const before = latest.get(keyOf(row));
		latest.set(keyOf(row), row);
		return row.announced ? [{ row, before }] : [];
	});
}

interface Subject {
	item: PricedItem;
	country: string | null;
	name: string | null;
}

const noPrice = <Kind extends AmountKind>(kind: Kind) => storedAmounts(() => null, kind);

/** One price of a pair; none where it stays the same in every currency. */
function changeOf<Kind extends AmountKind>(
	{ row, before }: Pair<StoredAmounts<Kind> & Dated>,
	kind: Kind,
	{ item, country, name }: Subject,
	day: string,
): PriceChange[] {
	const old = amountsAs(before ?? noPrice(kind), kind, 'before');
	const now = amountsAs(row, kind, '');
	if (Object.values(old).join() === Object.values(now).join()) return [];
	const id = `${item.toLowerCase().replaceAll('_', '-')}-${row.id}`;
	const { validFrom, updatedAt: changedAt } = row;
	const hasBegun = validFrom <= day;
	return [{ id, item, country, name, validFrom, hasBegun, changedAt, ...now, ...old }];
}

async function smsChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const rows = await readRows<SmsRow>(payload, 'sms-prices', publicRows(day));
	return announcedPairs(rows, ({ country }) => country).flatMap((pair) => {
		const { country } = pair.row;
		return [
			...changeOf(pair, '', { item: 'SMS', country, name: null }, day),
			...changeOf(pair, 'Premium', { item: 'SMS_PREMIUM', country, name: null }, day),
		];
	});
}

async function subscriptionChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const rows = await readRows<SubscriptionRow>(payload, 'subscription-prices', publicRows(day));
	return announcedPairs(rows, ({ country, kind }) => `${kind} ${country}`).flatMap((pair) => {
		const { country, kind } = pair.row;
		const [item, fee] =
			kind === 'keyword'
				? (['KEYWORD', 'KEYWORD_FEE'] as const)
				: (['NUMBER', 'NUMBER_FEE'] as const);
		return [
			...changeOf(pair, '', { item, country, name: null }, day),
			...changeOf(pair, 'Fee', { item: fee, country, name: null }, day),
		];
	});
}

async function rcsChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const announced = await readRows<OwnedRcsRow>(payload, 'rcs-prices', {
		announced: { equals: true },
	});
	const ids = [...new Set(announced.map(({ operator }) => operator))];
	if (ids.length === 0) return [];
	const [rows, operators] = await Promise.all([
		readRows<OwnedRcsRow>(payload, 'rcs-prices', {
			and: [{ operator: { in: ids } }, publicRows(day)],
		}),
		payload.db.find<{ id: Id; countryIso: string; name: string }>({
			collection: 'operators',
			where: { id: { in: ids } },
			select: { countryIso: true, name: true },
			pagination: false,
			limit: 0,
		}),
	]);
	const byId = new Map(operators.docs.map((operator) => [operator.id, operator]));
	return announcedPairs(rows, ({ operator, type }) => `${type} ${operator}`).flatMap((pair) => {
		const operator = byId.get(pair.row.operator);
		if (!operator) return [];
		const { countryIso: country, name } = operator;
		return changeOf(pair, '', { item: pair.row.type, country, name }, day);
	});
}

async function emailChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const rows = await readRows<EmailRow>(payload, 'email-price-tiers', publicRows(day));
	// What is withdrawn has no price, and a price per e-mail can't be compared with one a month.
	const priced = rows.map((row) => (row.withdrawn ? { ...row, ...noPrice('') } : row));
	return announcedPairs(priced, ({ code, unit }) => `${code} ${unit}`).flatMap((pair) =>
		changeOf(pair, '', { item: 'EMAIL', country: null, name: pair.row.name }, day),
	);
}

/** The announced changes of prices as of a day, the last first; what nobody has announced stays private until it begins, and unlisted. */
export async function readPriceChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const lists = await Promise.all(
		[smsChanges, subscriptionChanges, rcsChanges, emailChanges].map((read) => read(payload, day)),
	);
	return lists
		.flat()
		.sort(
			(one, other) =>
				other.validFrom.localeCompare(one.validFrom) ||
				(one.country ?? '').localeCompare(other.country ?? ''),
		)
		.slice(0, limits.prices.changes);
}
