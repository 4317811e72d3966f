import { describe, expect, it } from 'vitest';
import { exampleEmailPrices, examplePrices } from '../../test/prices/example-prices.ts';
import { priceModelSchema } from './price-model';
import { countryRows, csvHead, csvLines, emailRows, priceColumns } from './price-rows';
import { rcsPrice, summarize } from './summary';

describe('rows of a price document', () => {
	const model = examplePrices('DK');

	it('contain the exact price of each priced item', () => {
		const rows = countryRows(model, 'EUR');
		expect(rows.find(({ product }) => product === 'sms')?.price).toBe('0.0132');
		expect(rows.filter(({ product }) => product === 'rcs-basic')).toHaveLength(3);
		expect(rows.every(({ price }) => price !== null)).toBe(true);
	});

	it('contain free items but no items without a price', () => {
		const free = priceModelSchema.parse({
			...model,
			transactionSms: { country: 'DK', EUR: '0' },
		});
		const products = countryRows(free, 'EUR').map(({ product }) => product);
		expect(products).toContain('sms');
		expect(products).not.toContain('sms-premium');
	});

	it('contain the first e-mail of each tier', () => {
		expect(emailRows(exampleEmailPrices, 'EUR').map(({ from, price }) => [from, price])).toEqual([
			[1, '0.0008'],
			[100_001, '0.0006'],
			[1_000_001, '0.00045'],
		]);
	});

	it('are CSV that spreadsheets do not interpret as formulas', () => {
		const hostile = { a: '=1+1', b: 'x"y,z', c: '-0.5', d: '@x' };
		expect(csvLines(['a', 'b', 'c', 'd'], [hostile])).toBe('\'=1+1,"x""y,z",-0.5,\'@x\r\n');
		expect(csvHead(priceColumns)).toBe(`${priceColumns.join()}\r\n`);
	});
});

describe('the RCS lookup', () => {
	const model = examplePrices('DK');
	it('returns the BASIC price of the first operator', () => {
		expect(rcsPrice([model], 'DK', 'EUR')).toBe(model.transactionRcs?.operators[0]?.prices[0]?.EUR);
	});
	it('returns 0 if anything is missing', () => {
		expect(rcsPrice([], 'DK', 'EUR')).toBe('0');
		expect(rcsPrice([{ id: 'DK', transactionRcs: null }], 'DK', 'EUR')).toBe('0');
		expect(
			rcsPrice([{ id: 'DK', transactionRcs: { country: 'DK', operators: [] } }], 'DK', 'EUR'),
		).toBe('0');
		const unpriced = structuredClone(model);
		for (const { prices } of unpriced.transactionRcs?.operators ?? []) {
			for (const price of prices) price.EUR = null;
		}
		expect(rcsPrice([unpriced], 'DK', 'EUR')).toBe('0');
	});
	it('has a range of all operators beside it in the summary', () => {
		expect(summarize(model, 'EUR').rcs.BASIC).toEqual({ min: '0.015670', max: '0.016670' });
	});
});
