import type { PriceChange, PricedItem } from '@website/contracts/prices-types';
import type { Payload } from 'payload';
import { limits } from '../../../platform/limits.ts';
import {
	type EmailRow,
	type Id,
	type PriceRow,
	publicRows,
	type RcsRowWithOperator,
	readRows,
	type SmsRow,
	type SubscriptionRow,
} from './rows.ts';
import {
	type AmountKind,
	decimalAmounts,
	type StoredAmounts,
	storedAmounts,
} from './stored-amounts.ts';

interface Pair<Row> {
	row: Row;
	before: Row | undefined;
}

/** Pairs each announced row of a later day with the row that it replaces. `rows` are public and sorted oldest first. */
function announcedPairs<Row extends PriceRow>(
	rows: readonly Row[],
	day: string,
	keyOf: (row: Row) => string,
): Pair<Row>[] {
	const latest = new Map<string, Row>();
	return rows.flatMap((row) => {
		const before = latest.get(keyOf(row));
		latest.set(keyOf(row), row);
		return row.announced && row.validFrom > day ? [{ row, before }] : [];
	});
}

interface PriceSubject {
	item: PricedItem;
	country: string | null;
	name: string | null;
}

const noPrice = <Kind extends AmountKind>(kind: Kind) => storedAmounts(() => null, kind);

/** The change of one price of a pair; empty if it is the same in every currency. */
function toPriceChanges<Kind extends AmountKind>(
	{ row, before }: Pair<StoredAmounts<Kind> & PriceRow>,
	kind: Kind,
	{ item, country, name }: PriceSubject,
): PriceChange[] {
	const oldAmounts = decimalAmounts(before ?? noPrice(kind), kind, 'before');
	const newAmounts = decimalAmounts(row, kind, '');
	if (Object.values(oldAmounts).join() === Object.values(newAmounts).join()) return [];
	const id = `${item.toLowerCase().replaceAll('_', '-')}-${row.id}`;
	const { validFrom } = row;
	return [{ id, item, country, name, validFrom, ...newAmounts, ...oldAmounts }];
}

async function readSmsChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const rows = await readRows<SmsRow>(payload, 'sms-prices', publicRows(day));
	return announcedPairs(rows, day, ({ country }) => country).flatMap((pair) => {
		const { country } = pair.row;
		return [
			...toPriceChanges(pair, '', { item: 'SMS', country, name: null }),
			...toPriceChanges(pair, 'Premium', { item: 'SMS_PREMIUM', country, name: null }),
		];
	});
}

async function readSubscriptionChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const rows = await readRows<SubscriptionRow>(payload, 'subscription-prices', publicRows(day));
	return announcedPairs(rows, day, ({ country, kind }) => `${kind} ${country}`).flatMap((pair) => {
		const { country, kind } = pair.row;
		const [item, fee] =
			kind === 'keyword'
				? (['KEYWORD', 'KEYWORD_FEE'] as const)
				: (['NUMBER', 'NUMBER_FEE'] as const);
		return [
			...toPriceChanges(pair, '', { item, country, name: null }),
			...toPriceChanges(pair, 'Fee', { item: fee, country, name: null }),
		];
	});
}

async function readRcsChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const announcedRows = await readRows<RcsRowWithOperator>(payload, 'rcs-prices', {
		and: [{ announced: { equals: true } }, { validFrom: { greater_than: day } }],
	});
	const ids = [...new Set(announcedRows.map(({ operator }) => operator))];
	if (ids.length === 0) return [];
	const [rows, operators] = await Promise.all([
		readRows<RcsRowWithOperator>(payload, 'rcs-prices', {
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
	return announcedPairs(rows, day, ({ operator, type }) => `${type} ${operator}`).flatMap(
		(pair) => {
			const operator = byId.get(pair.row.operator);
			if (!operator) return [];
			const { countryIso: country, name } = operator;
			return toPriceChanges(pair, '', { item: pair.row.type, country, name });
		},
	);
}

async function readEmailChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const rows = await readRows<EmailRow>(payload, 'email-price-tiers', publicRows(day));
	// A withdrawn tier has no price. The key includes the unit, because a price per e-mail cannot be compared with one per month.
	const pricedRows = rows.map((row) => (row.withdrawn ? { ...row, ...noPrice('') } : row));
	return announcedPairs(pricedRows, day, ({ code, unit }) => `${code} ${unit}`).flatMap((pair) =>
		toPriceChanges(pair, '', { item: 'EMAIL', country: null, name: pair.row.name }),
	);
}

/** The announced price changes after a day, earliest first. Other rows stay private until they begin. */
export async function readPriceChanges(payload: Payload, day: string): Promise<PriceChange[]> {
	const lists = await Promise.all(
		[readSmsChanges, readSubscriptionChanges, readRcsChanges, readEmailChanges].map((read) =>
			read(payload, day),
		),
	);
	return lists
		.flat()
		.sort(
			(a, b) =>
				a.validFrom.localeCompare(b.validFrom) || (a.country ?? '').localeCompare(b.country ?? ''),
		)
		.slice(0, limits.prices.changes);
}
