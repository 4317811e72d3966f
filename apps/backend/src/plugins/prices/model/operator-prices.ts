import type { OperatorPrice, OperatorPrices } from '@website/contracts/prices-types';
import { rcsTypes } from '@website/contracts/rcs-types';
import type { OperatorRow, RcsRow } from './rows.ts';
import { latestBy } from './rows.ts';
import { contractAmounts } from './stored-amounts.ts';

const toOperatorPrice = (row: RcsRow): OperatorPrice => ({
	...contractAmounts(row, ''),
	type: row.type,
	validFrom: row.validFrom,
});

/** Sorts oldest first; rows of the same day by their creation. */
function byAge(a: RcsRow, b: RcsRow): number {
	if (a.validFrom !== b.validFrom) return a.validFrom < b.validFrom ? -1 : 1;
	return Number(a.id) - Number(b.id);
}

function latestPrices(rows: readonly RcsRow[]): OperatorPrice[] {
	const latestByType = latestBy(rows.toSorted(byAge), ({ type }) => type);
	return rcsTypes.flatMap((type) => {
		const row = latestByType.get(type);
		return row ? [toOperatorPrice(row)] : [];
	});
}

/** Groups operators with RCS prices by country. Keeps their order by network code, so that "the first operator" (section 9) is stable. */
export function operatorsByCountry(rows: readonly OperatorRow[]): Map<string, OperatorPrices[]> {
	const byCountry = new Map<string, OperatorPrices[]>();
	for (const { prices, ...operator } of rows) {
		const list = byCountry.get(operator.countryIso) ?? [];
		byCountry.set(operator.countryIso, list);
		list.push({ operator, prices: latestPrices(prices) });
	}
	return byCountry;
}
