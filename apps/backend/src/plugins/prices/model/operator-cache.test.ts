import { describe, expect, it } from 'vitest';
import { limits } from '../../../platform/limits.ts';
import { sampleAmounts } from '../seed/exceptions.ts';
import { createOperatorCache, groupCountries } from './operator-cache.ts';

const counts = new Map([
	['AA', 2_000],
	['BB', 400],
	['CC', 200],
	['DD', 30_000],
	['EE', 25_000],
]);

/** A cache that records its reads. Each country has one operator with one price. */
function setUp() {
	const reads: string[] = [];
	let isBroken = false;
	const operatorsOf = createOperatorCache(async (countries) => {
		reads.push(countries.join());
		if (isBroken) throw new Error('The database is down');
		return countries.map((id) => ({
			id,
			countryIso: id,
			mccMnc: '1',
			name: id,
			region: null,
			prices: [{ id, type: 'BASIC' as const, validFrom: '2026-01-01', ...sampleAmounts(1) }],
		}));
	}, counts);
	return {
		reads,
		operatorsOf,
		setBroken: (value: boolean) => {
			isBroken = value;
		},
	};
}

describe('groups of countries', () => {
	it('have a limited number of operators, and a large country has its own group', () => {
		expect(groupCountries(['AA', 'BB', 'CC', 'DD', 'XX'], counts)).toEqual([
			['AA', 'BB'],
			['CC'],
			['DD'],
			['XX'],
		]);
		expect(groupCountries([], counts)).toEqual([]);
	});
});

describe('the cache of operators', () => {
	it('reads missing countries once, even for concurrent requests', async () => {
		const { reads, operatorsOf } = setUp();
		const [operators] = await Promise.all([operatorsOf(['BB', 'CC']), operatorsOf(['CC', 'BB'])]);
		expect([...operators.keys()]).toEqual(['BB', 'CC']);
		expect(operators.get('BB')?.[0]?.operator.name).toBe('BB');
		await operatorsOf(['BB', 'AA']);
		expect(reads).toEqual(['BB,CC', 'AA']);
	});

	it('evicts the least recently used countries', async () => {
		const { reads, operatorsOf } = setUp();
		expect(limits.prices.operatorsStored).toBeLessThan(55_000);
		await operatorsOf(['BB']);
		await operatorsOf(['DD']);
		await operatorsOf(['BB']);
		await operatorsOf(['EE']);
		await operatorsOf(['BB']);
		await operatorsOf(['DD']);
		expect(reads).toEqual(['BB', 'DD', 'EE', 'DD']);
	});

	it('retries a failed read', async () => {
		const { reads, operatorsOf, setBroken } = setUp();
		setBroken(true);
		await expect(operatorsOf(['BB'])).rejects.toThrow('down');
		setBroken(false);
		expect((await operatorsOf(['BB'])).get('BB')).toHaveLength(1);
		expect(reads).toEqual(['BB', 'BB']);
	});
});
