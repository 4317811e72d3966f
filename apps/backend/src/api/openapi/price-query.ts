import { currencies } from '@website/contracts/currencies';
import { priceQueries } from '@website/contracts/price-queries';
import type { PriceChange, PriceModel } from '@website/contracts/prices-types';
import { z } from 'zod';
import { errorBody } from '../../platform/http/errors/error-response.ts';
import { graphqlRequest } from '../../plugins/prices/graphql/request.ts';
import { contractSchema, country } from './contract-schema.ts';

/** A type in responses, which contain only the queried fields. */
type QueriedFields<T> = T extends readonly (infer Item)[]
	? QueriedFields<Item>[]
	: T extends object
		? { [Field in keyof T]?: QueriedFields<T[Field]> }
		: T;

// Schemas and types are generated from the same contract.
const priceModel = contractSchema('PriceModel') as z.ZodType<QueriedFields<PriceModel>>;

const priceChange = contractSchema('PriceChange') as z.ZodType<QueriedFields<PriceChange>>;

export const priceQuery = graphqlRequest
	.extend({
		variables: z
			.looseObject({
				priceModelListCurrency: z.enum(currencies).nullish().meta({
					description:
						'Return amounts in this currency only. If absent or null, all currencies are returned.',
				}),
				countries: z.array(country).nullish().meta({
					description:
						'Return these countries only. If empty, absent or null, all countries are returned.',
				}),
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

/** A rejected query: GraphQL errors without data. */
export const queryErrors = errorBody;

/** The example query in the documentation; it selects all fields. */
export const exampleQuery: string = priceQueries.extended;
