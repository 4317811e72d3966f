import type { OperatorPrice, OperatorPrices } from '@website/contracts/prices-types';
import { rcsTypes } from '@website/contracts/rcs-types';
import { contractAmounts } from '../money/stored-amounts.ts';
import { latestBy } from './latest.ts';
import type { OperatorRow, RcsRow } from './rows.ts';

const priceOf = (row: RcsRow): OperatorPrice => ({
	...contractAmounts(row, ''),
	type: row.type,
	validFrom: row.validFrom,
});

/** Oldest first; of one day, the row that was made first. */
function byAge(one: RcsRow, other: RcsRow): number {
	if (one.validFrom !== other.validFrom) return one.validFrom < other.validFrom ? -1 : 1;
	return Number(one.id) - Number(other.id);
}

function pricesOf(rows: readonly RcsRow[]): OperatorPrice[] {
	const valid = latestBy(rows.toSorted(byAge), ({ type }) => type);
	return rcsTypes.flatMap((type) => {
		const row = valid.get(type);
		return row ? [priceOf(row)] : [];
	});
}

/** Operators with RCS prices by country, in the order of their network codes: "the first operator" (section 9) is always the same. */
export function operatorsByCountry(rows: readonly OperatorRow[]): Map<string, OperatorPrices[]> {
	const byCountry = new Map<string, OperatorPrices[]>();
	for (const { prices, ...operator } of rows) {
		const list = byCountry.get(operator.countryIso) ?? [];
		byCountry.set(operator.countryIso, list);
		list.push({ operator, prices: pricesOf(prices) });
	}
	return byCountry;
}
