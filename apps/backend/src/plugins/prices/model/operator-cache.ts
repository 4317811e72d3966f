import type { OperatorPrice, OperatorPrices } from '@website/contracts/prices-types';
import { rcsTypes } from '@website/contracts/rcs-types';
import { LRUCache } from 'lru-cache';
import { limits } from '../../../platform/limits.ts';
import { latestBy, type OperatorRow, type RcsRow } from './rows.ts';
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
function operatorsByCountry(rows: readonly OperatorRow[]): Map<string, OperatorPrices[]> {
	const byCountry = new Map<string, OperatorPrices[]>();
	for (const { prices, ...operator } of rows) {
		const list = byCountry.get(operator.countryIso) ?? [];
		byCountry.set(operator.countryIso, list);
		list.push({ operator, prices: latestPrices(prices) });
	}
	return byCountry;
}

export type ReadOperators = (countries: readonly string[]) => Promise<OperatorRow[]>;

/** Splits countries into groups that are each read in a single query, by the number of their operators. */
export function groupCountries(
	countries: readonly string[],
	counts: ReadonlyMap<string, number>,
): string[][] {
	const groups: string[][] = [];
	let remaining = 0;
	for (const country of countries) {
		const size = counts.get(country) ?? 0;
		if (groups.length === 0 || size > remaining) {
			groups.push([]);
			remaining = limits.prices.operatorsAtOnce;
		}
		groups.at(-1)?.push(country);
		remaining -= size;
	}
	return groups;
}

/** Returns a function that reads operators with prices by country. Up to `limits.prices.operatorsStored` operators are cached. */
export function createOperatorCache(read: ReadOperators, counts: ReadonlyMap<string, number>) {
	const cache = new LRUCache<string, Promise<OperatorPrices[]>>({
		maxSize: limits.prices.operatorsStored,
		sizeCalculation: (_prices, country) => counts.get(country) || 1,
	});

	/** Caches the promises of countries before they are read, so that concurrent requests share the read. */
	function readGroup(countries: readonly string[]): [string, Promise<OperatorPrices[]>][] {
		const group = read(countries).then(operatorsByCountry);
		return countries.map((country) => {
			const operators = group.then((byCountry) => byCountry.get(country) ?? []);
			operators.catch(() => {
				if (cache.peek(country) === operators) cache.delete(country);
			});
			cache.set(country, operators);
			return [country, operators];
		});
	}

	return async function operatorsOf(
		countries: readonly string[],
	): Promise<Map<string, OperatorPrices[]>> {
		const operatorsByCountry = new Map(countries.map((country) => [country, cache.get(country)]));
		const missing = [...operatorsByCountry.keys()].filter(
			(country) => !operatorsByCountry.get(country),
		);
		for (const group of groupCountries(missing, counts)) {
			for (const [country, operators] of readGroup(group))
				operatorsByCountry.set(country, operators);
		}
		const entries = [...operatorsByCountry].map(
			async ([country, operators]) => [country, (await operators) ?? []] as const,
		);
		return new Map(await Promise.all(entries));
	};
}
