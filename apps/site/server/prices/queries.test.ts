import { typeDefs } from '@website/contracts/prices-sdl';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { fullQuery, rcsQuery, smsCountriesQuery } from './queries.ts';

it.each([fullQuery, rcsQuery, smsCountriesQuery])('the contract allows query %#', (query) => {
	expect(validate(buildSchema(typeDefs), parse(query))).toEqual([]);
	expect(query).toContain('$priceModelListCurrency');
	expect(query).toContain('$countries');
});
