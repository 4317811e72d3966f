import { priceQueries } from '@website/contracts/price-queries';
import { typeDefs } from '@website/contracts/prices-sdl';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { specifiedPriceSchema } from '../../test/prices/specified-schema.ts';
import { contractArguments, headOf } from './declared-arguments.ts';

const { smsCountries, extrasProbe } = priceQueries;
const specified = Object.entries({ ...priceQueries.specified, smsCountries });
const extended = Object.entries(priceQueries.extended);

describe('the price queries', () => {
	it.each([...specified, ...extended])('the contract allows %s', (_, query) => {
		expect(validate(buildSchema(typeDefs), parse(query))).toEqual([]);
		expect(query).toContain('$priceModelListCurrency');
		expect(query).toContain('$countries');
	});

	it.each(specified)('an API with the specified fields only allows %s', (_, query) => {
		expect(validate(specifiedPriceSchema, parse(query))).toEqual([]);
	});

	it.each([...specified, ...extended])('arguments of %s can be declared otherwise', (_, query) => {
		expect(query).toContain(headOf(contractArguments));
	});

	it('such an API refuses the question for more', () => {
		expect(validate(specifiedPriceSchema, parse(extrasProbe))).not.toEqual([]);
		expect(validate(buildSchema(typeDefs), parse(extrasProbe))).toEqual([]);
	});
});
