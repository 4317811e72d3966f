import { priceQueries } from '@website/contracts/price-queries';
import { typeDefs } from '@website/contracts/prices-sdl';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { specifiedPriceSchema } from '../../test/prices/specified-schema.ts';
import { contractArguments, queryHead } from './declared-arguments.ts';

const { specified, extended, extrasProbe } = priceQueries;

describe('the price queries', () => {
	it.each([specified, extended])('are valid by the contract: %.20s', (query) => {
		expect(validate(buildSchema(typeDefs), parse(query))).toEqual([]);
		expect(query).toContain('$priceModelListCurrency');
		expect(query).toContain('$countries');
	});

	it('are valid for an API with the specified fields only', () => {
		expect(validate(specifiedPriceSchema, parse(specified))).toEqual([]);
	});

	it.each([specified, extended])('have a head whose arguments can be replaced: %.20s', (query) => {
		expect(query).toContain(queryHead(contractArguments));
	});

	it('detect an API with the specified fields only by a query for more', () => {
		expect(validate(specifiedPriceSchema, parse(extrasProbe))).not.toEqual([]);
		expect(validate(buildSchema(typeDefs), parse(extrasProbe))).toEqual([]);
	});
});
