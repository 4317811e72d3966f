import { currencies } from '@website/contracts/currencies';
import { priceQueries } from '@website/contracts/price-queries';
import type { PriceChange, PriceModel } from '@website/contracts/prices-types';
import { z } from 'zod';
import { errorBody } from '../../platform/http/errors/error-response.ts';
import { graphqlRequest } from '../../plugins/prices/graphql/request.ts';
import { contractSchema, country } from './contract-schema.ts';

/** A type as answers hold it: only the fields that the query asks for are there. */
type Asked<T> = T extends readonly (infer Item)[]
	? Asked<Item>[]
	: T extends object
		? { [Field in keyof T]?: Asked<T[Field]> }
		: T;

// The schemas are made from the same contract as the types.
const priceModel = contractSchema('PriceModel') as z.ZodType<Asked<PriceModel>>;

const priceChange = contractSchema('PriceChange') as z.ZodType<Asked<PriceChange>>;

export const priceQuery = graphqlRequest
	.extend({
		variables: z
			.looseObject({
				priceModelListCurrency: z
					.enum(currencies)
					.nullish()
					.meta({ description: 'Only figures in this currency; absent or null gives all.' }),
				countries: z
					.array(country)
					.nullish()
					.meta({ description: 'Only these countries; empty, absent or null gives all.' }),
			})
			.nullish(),
	})
	.meta({ id: 'PriceQuery' });

export const priceResponse = z
	.object({
		data: z
			.object({ priceModelList: z.array(priceModel), priceChanges: z.array(priceChange) })
			.partial(),
	})
	.meta({ id: 'PriceAnswer' });

/** Refusals of a query: GraphQL errors, without data. */
export const queryErrors = errorBody;

/** The query that the documentation shows; it asks for everything. */
export const exampleQuery: string = priceQueries.extended.full;
