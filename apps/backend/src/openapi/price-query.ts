import { currencies, perCurrency } from '@website/contracts/currencies';
import { priceQueries } from '@website/contracts/price-queries';
import { rcsTypes } from '@website/contracts/rcs-types';
import { z } from 'zod';
import { graphqlRequest } from '../prices/graphql/request.ts';
import { errorBody } from '../prices/http/answers.ts';
import { decimal, isoDay } from '../prices/money/decimal.ts';

const country = z
	.string()
	.regex(/^[A-Z]{2}$/)
	.meta({ id: 'CountryCode', description: 'ISO 3166-1 alpha-2', example: 'DK' });
const price = decimal.nullable();

const transactionSms = z
	.object({
		...perCurrency(() => price),
		...perCurrency(() => price, 'premium'),
		country,
		validFrom: isoDay.nullable(),
	})
	.partial()
	.meta({ id: 'TransactionSms' });

const subscriptionPrice = z
	.object({
		...perCurrency(() => price),
		...perCurrency(() => price, 'fee'),
		country,
		validFrom: isoDay.nullable(),
	})
	.partial()
	.meta({ id: 'SubscriptionPrice' });

const operator = z
	.object({
		countryIso: country,
		id: z.string(),
		mccMnc: z.string().meta({ example: '23801' }),
		name: z.string(),
		region: z.string().nullable(),
	})
	.partial()
	.meta({ id: 'Operator' });

const operatorPrice = z
	.object({ ...perCurrency(() => price), type: z.enum(rcsTypes), validFrom: isoDay.nullable() })
	.partial()
	.meta({ id: 'OperatorPrice' });

const operatorPrices = z
	.object({ operator, prices: z.array(operatorPrice) })
	.partial()
	.meta({ id: 'OperatorPrices' });

const transactionRcs = z
	.object({ country, operators: z.array(operatorPrices) })
	.partial()
	.meta({ id: 'TransactionRcs' });

/** One country of the answer (specification section 3); only the fields that the query asks for are there. */
export const priceModel = z
	.object({
		id: country,
		transactionSms: transactionSms.nullable(),
		subscriptionKeyword: subscriptionPrice.nullable(),
		subscriptionNumber: subscriptionPrice.nullable(),
		transactionRcs: transactionRcs.nullable(),
	})
	.partial()
	.meta({ id: 'PriceModel', description: 'Prices of one country; only the fields asked for.' });

/** The types by their names in the GraphQL contract. */
export const contractTypes = {
	PriceModel: priceModel,
	TransactionSms: transactionSms,
	SubscriptionPrice: subscriptionPrice,
	TransactionRcs: transactionRcs,
	OperatorPrices: operatorPrices,
	Operator: operator,
	OperatorPrice: operatorPrice,
};

/** Body of the price query with the variables of specification section 7. */
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

/** Answer to the price query. */
export const priceAnswer = z
	.object({ data: z.object({ priceModelList: z.array(priceModel) }).partial() })
	.meta({ id: 'PriceAnswer' });

/** Refusals of a query: GraphQL errors, without data. */
export const queryErrors = errorBody;

/** The query that the documentation shows; it asks for everything. */
export const exampleQuery: string = priceQueries.extended.full;
