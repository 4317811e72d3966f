import { typeDefs } from '@website/contracts/prices-sdl';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { specifiedPriceSchema } from '../../test/prices/specified-schema.ts';
import { priceQueries, validFromProbe } from './queries.ts';

const specified = Object.entries(priceQueries({ validFrom: false }));
const withDays = Object.entries(priceQueries({ validFrom: true }));

describe('the price queries', () => {
	it.each([...specified, ...withDays])('the contract allows %s', (_, query) => {
		expect(validate(buildSchema(typeDefs), parse(query))).toEqual([]);
		expect(query).toContain('$priceModelListCurrency');
		expect(query).toContain('$countries');
	});

	it.each(specified)('an API with the specified fields only allows %s', (_, query) => {
		expect(validate(specifiedPriceSchema, parse(query))).toEqual([]);
	});

	it('such an API refuses the question for more', () => {
		expect(validate(specifiedPriceSchema, parse(validFromProbe))).not.toEqual([]);
		expect(validate(buildSchema(typeDefs), parse(validFromProbe))).toEqual([]);
	});
});
