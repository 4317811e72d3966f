import type { OperatorPrices } from '@website/contracts/prices-types';
import { LRUCache } from 'lru-cache';
import { limits } from '../../../platform/limits.ts';
import { operatorsByCountry } from './operator-prices.ts';
import type { OperatorRow } from './rows.ts';

export type ReadOperators = (countries: readonly string[]) => Promise<OperatorRow[]>;

/** Countries in groups of which each is read and answered in one go: by the number of their operators. */
export function groupsOf(
	countries: readonly string[],
	counts: ReadonlyMap<string, number>,
): string[][] {
	const groups: string[][] = [];
	let room = 0;
	for (const country of countries) {
		const size = counts.get(country) ?? 0;
		if (groups.length === 0 || size > room) {
			groups.push([]);
			room = limits.prices.operatorsAtOnce;
		}
		groups.at(-1)?.push(country);
		room -= size;
	}
	return groups;
}

/** Operators with prices by country, read when asked for; up to a number of them stay in memory. */
export function createOperatorCache(read: ReadOperators, counts: ReadonlyMap<string, number>) {
	const cached = new LRUCache<string, Promise<OperatorPrices[]>>({
		maxSize: limits.prices.operatorsStored,
		sizeCalculation: (_prices, country) => counts.get(country) || 1,
	});

	/** Caches countries before they have been read, so that requests at the same time share the reading. */
	function readGroup(countries: readonly string[]): [string, Promise<OperatorPrices[]>][] {
		const group = read(countries).then(operatorsByCountry);
		return countries.map((country) => {
			const own = group.then((byCountry) => byCountry.get(country) ?? []);
			own.catch(() => {
				if (cached.peek(country) === own) cached.delete(country);
			});
			cached.set(country, own);
			return [country, own];
		});
	}

	return async function operatorsOf(
		countries: readonly string[],
	): Promise<Map<string, OperatorPrices[]>> {
		const operatorsByCountry = new Map(countries.map((country) => [country, cached.get(country)]));
		const missing = [...operatorsByCountry.keys()].filter(
			(country) => !operatorsByCountry.get(country),
		);
		for (const group of groupsOf(missing, counts)) {
			for (const [country, own] of readGroup(group)) operatorsByCountry.set(country, own);
		}
		const entries = [...operatorsByCountry].map(
			async ([country, own]) => [country, (await own) ?? []] as const,
		);
		return new Map(await Promise.all(entries));
	};
}
