import { describe, expect, it } from 'vitest';
import { readEmailPrices, readPriceModels } from './read-response.ts';

const operator = (id: string, fields: object = {}) => ({
	operator: { countryIso: 'DK', id, mccMnc: '23801', name: `Operator ${id}`, region: null },
	prices: [{ type: 'BASIC', EUR: '0.01', DKK: null }],
	...fields,
});

function read(...rows: unknown[]) {
	const { rows: models, problems } = readPriceModels(rows);
	return { models, messages: problems.map(({ path, reason }) => `${path}: ${reason}`) };
}

const sms = (EUR: unknown) => {
	const { models, messages } = read({
		id: 'DK',
		transactionSms: { country: 'DK', EUR, DKK: '0.5' },
	});
	return { price: models[0]?.transactionSms?.EUR, other: models[0]?.transactionSms?.DKK, messages };
};

describe('a price', () => {
	it.each([
		['0.042500', '0.042500'],
		[0.0425, '0.0425'],
		[0.1, '0.1'],
		[1e-7, '0.0000001'],
		[12, '12'],
		[0, '0'],
		['0', '0'],
		[null, null],
		[undefined, null],
	])('can be %j', (value, price) => {
		expect(sms(value)).toEqual({ price, other: '0.5', messages: [] });
	});

	it.each([-1, '-0.1', 'free', '', '0,04', '1e-7', true, {}, [], Number.NaN])(
		'is the only value left out if it is %j',
		(value) => {
			const { price, other, messages } = sms(value);
			expect([price, other]).toEqual([null, '0.5']);
			expect(messages).toEqual([expect.stringMatching(/^DK transactionSms\.EUR: /)]);
		},
	);
});

describe('an invalid row', () => {
	it.each([
		['operators: null', { operators: null }, 0],
		['an operator that is null', { operators: [null, operator('1')] }, 1],
		[
			'a name of 300 characters',
			{
				operators: [
					{ operator: { id: '2', mccMnc: '23802', name: 'x'.repeat(300) }, prices: [] },
					operator('1'),
				],
			},
			1,
		],
		['the same operator twice', { operators: [operator('1'), operator('1')] }, 1],
		['prices: null', { operators: [operator('1', { prices: null })] }, 1],
		[
			'an operator without a name',
			{ operators: [{ operator: { id: '2' }, prices: [] }, operator('1')] },
			1,
		],
	])('does not affect other rows and values: %s', (_, rcs, operators) => {
		const { models, messages } = read(
			{ id: 'DK', transactionSms: { EUR: '0.04' }, transactionRcs: { country: 'DK', ...rcs } },
			{ id: 'SE', transactionSms: { EUR: '0.05' } },
		);
		expect(models.map(({ id, transactionSms }) => [id, transactionSms?.EUR])).toEqual([
			['DK', '0.04'],
			['SE', '0.05'],
		]);
		expect(models[0]?.transactionRcs?.operators).toHaveLength(operators);
		expect(messages.length).toBeGreaterThan(0);
	});

	it('is left out if it has no valid country, repeats a country or is not an object', () => {
		const { models, messages } = read(
			{ id: 'DK', transactionSms: { EUR: '1' } },
			{ id: 'DK', transactionSms: { EUR: '2' } },
			{ id: 'Denmark' },
			null,
			'DK',
		);
		expect(models.map(({ transactionSms }) => transactionSms?.EUR)).toEqual(['1']);
		expect(messages).toHaveLength(4);
	});

	it('is reported by its path, without the value in the response', () => {
		const { messages } = read({
			id: 'DK',
			transactionSms: { EUR: 'secret' },
			subscriptionKeyword: 7,
		});
		expect(messages).toEqual([
			'DK transactionSms.EUR: not a decimal number',
			'DK subscriptionKeyword: not an object',
		]);
	});
});

it('reduces network codes to digits', () => {
	const operator = { id: 1, mccMnc: '238-01', name: 'One' };
	const { models } = read({
		id: 'DK',
		transactionRcs: { operators: [{ operator, prices: [] }] },
	});
	expect(models[0]?.transactionRcs?.operators[0]?.operator).toMatchObject({
		id: '1',
		mccMnc: '23801',
	});
});

describe('e-mail tiers', () => {
	const tier = { id: 'a', name: 'A', from: 1, to: 100, EUR: 0.001, DKK: '0.007', unit: 'EMAIL' };

	it('are sorted, may have numbers as strings, and are left out if invalid', () => {
		const { rows: tiers, problems } = readEmailPrices([
			{ ...tier, id: 'b', from: '101', to: null, unit: undefined },
			tier,
			tier,
			{ ...tier, id: 'c', from: -1 },
			{ ...tier, id: 'd', unit: 'PARSEC' },
			{ ...tier, id: 'e', from: 9, to: 3 },
			{ ...tier, id: 'f', to: 'many' },
			null,
		]);
		expect(tiers.map(({ id, from, to, EUR }) => [id, from, to, EUR])).toEqual([
			['a', 1, 100, '0.001'],
			['b', 101, null, '0.001'],
		]);
		expect(problems).toHaveLength(6);
	});
});
