import type { OperatorPrices } from '@website/contracts/prices-types';
import { LRUCache } from 'lru-cache';
import { limits } from '../../../platform/limits.ts';
import { operatorsByCountry } from './operator-prices.ts';
import type { OperatorRow } from './rows.ts';

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
