import { buildSchema, type GraphQLSchema } from 'graphql';

/** The schema of a price API with exactly the specified fields (section 3), prices as numbers, and the given arguments. */
export function priceSchemaWith(args: string): GraphQLSchema {
	return buildSchema(`
	enum Currency { EUR DKK }
	enum Money { EUR DKK }
	type Query { priceModelList(${args}): [PriceModel] }
	type PriceModel {
		id: ID
		transactionSms: Sms
		subscriptionKeyword: Subscribed
		subscriptionNumber: Subscribed
		transactionRcs: Rcs
	}
	type Sms { DKK: Float DKKpremium: Float EUR: Float EURpremium: Float country: String }
	type Subscribed { DKK: Float DKKfee: Float EUR: Float EURfee: Float country: String }
	type Rcs { country: String operators: [OperatorPrices] }
	type OperatorPrices { operator: Operator prices: [Price] }
	type Operator { countryIso: String id: ID mccMnc: String name: String region: String }
	type Price { DKK: Float EUR: Float type: String }
`);
}

export const specifiedPriceSchema = priceSchemaWith('currency: Currency, countries: [String!]');
