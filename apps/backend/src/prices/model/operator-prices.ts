import type { OperatorPrice, OperatorPrices } from '../generated/resolvers.ts';
import { formatOptional } from '../money/amount.ts';
import { rcsTypes } from '../rcs-types.ts';
import { latestBy } from './latest.ts';
import type { OperatorRow, RcsRow } from './rows.ts';

const priceOf = (row: RcsRow): OperatorPrice => ({
	DKK: formatOptional(row.dkk),
	EUR: formatOptional(row.eur),
	type: row.type,
	validFrom: row.validFrom,
});

function pricesByOperator(rows: readonly RcsRow[]): Map<string, OperatorPrice[]> {
	const valid = latestBy(rows, ({ operator, type }) => `${operator} ${type}`);
	const byOperator = new Map<string, OperatorPrice[]>();
	for (const row of valid.values()) {
		const prices = byOperator.get(String(row.operator)) ?? [];
		byOperator.set(String(row.operator), prices);
		prices.push(priceOf(row));
	}
	const rank = ({ type }: OperatorPrice) => rcsTypes.indexOf(type);
	for (const prices of byOperator.values()) prices.sort((one, other) => rank(one) - rank(other));
	return byOperator;
}

/**
 * Operators with RCS prices by country, in the order of their network codes, so that "the first operator" of
 * specification section 9 is always the same one.
 */
export function operatorsByCountry(
	operators: readonly OperatorRow[],
	rows: readonly RcsRow[],
): Map<string, OperatorPrices[]> {
	const prices = pricesByOperator(rows);
	const byCountry = new Map<string, OperatorPrices[]>();
	for (const { id, countryIso, mccMnc, name, region } of operators) {
		const own = prices.get(String(id));
		if (!own) continue;
		const list = byCountry.get(countryIso) ?? [];
		byCountry.set(countryIso, list);
		list.push({
			operator: { id: String(id), countryIso, mccMnc, name, region },
			prices: own,
		});
	}
	return byCountry;
}
