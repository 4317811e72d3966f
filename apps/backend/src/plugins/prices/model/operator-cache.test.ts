import { describe, expect, it } from 'vitest';
import { limits } from '../../../platform/limits.ts';
import { sampleAmounts } from '../seed/rate.ts';
import { createOperatorCache, groupsOf } from './operator-cache.ts';

const counts = new Map([
	['AA', 2_000],
	['BB', 400],
	['CC', 200],
	['DD', 30_000],
	['EE', 25_000],
]);

/** A cache whose reading is written down; each country has one operator with one price. */
function setUp() {
	const read: string[] = [];
	let broken = false;
	const operatorsOf = createOperatorCache(async (countries) => {
		read.push(countries.join());
		if (broken) throw new Error('The database is away');
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
		read,
		operatorsOf,
		breakDown: (how: boolean) => {
			broken = how;
		},
	};
}

describe('groups of countries', () => {
	it('have a bounded number of operators, and a large country stands alone', () => {
		expect(groupsOf(['AA', 'BB', 'CC', 'DD', 'XX'], counts)).toEqual([
			['AA', 'BB'],
			['CC'],
			['DD'],
			['XX'],
		]);
		expect(groupsOf([], counts)).toEqual([]);
	});
});

describe('the cache of operators', () => {
	it('reads what is missing, once however many ask for it', async () => {
		const { read, operatorsOf } = setUp();
		const [one] = await Promise.all([operatorsOf(['BB', 'CC']), operatorsOf(['CC', 'BB'])]);
		expect([...one.keys()]).toEqual(['BB', 'CC']);
		expect(one.get('BB')?.[0]?.operator.name).toBe('BB');
		await operatorsOf(['BB', 'AA']);
		expect(read).toEqual(['BB,CC', 'AA']);
	});

	it('lets those go that were asked for longest ago', async () => {
		const { read, operatorsOf } = setUp();
		expect(limits.prices.operatorsStored).toBeLessThan(55_000);
		await operatorsOf(['BB']);
		await operatorsOf(['DD']);
		await operatorsOf(['BB']);
		await operatorsOf(['EE']);
		await operatorsOf(['BB']);
		await operatorsOf(['DD']);
		expect(read).toEqual(['BB', 'DD', 'EE', 'DD']);
	});

	it('reads again what could not be read', async () => {
		const { read, operatorsOf, breakDown } = setUp();
		breakDown(true);
		await expect(operatorsOf(['BB'])).rejects.toThrow('away');
		breakDown(false);
		expect((await operatorsOf(['BB'])).get('BB')).toHaveLength(1);
		expect(read).toEqual(['BB', 'BB']);
	});
});
