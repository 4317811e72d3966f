import type { Product } from '@website/contracts/content-types';
import type { ResolverContext } from './context.ts';
import type {
	AddOnProductResolvers,
	OperatorPriceResolvers,
	ProductResolvers,
} from './generated/resolvers.ts';
import { listedPrice } from './reading/listed-price.ts';

type PriceSource = Pick<Product, 'price' | 'priceReference'>;

/** The price of a product, or the price that it refers to in the price list (specification section 3, Product). */
async function price(source: PriceSource, _args: object, context: ResolverContext) {
	return source.price ?? (await listedPrice(context, source.priceReference))?.price ?? null;
}

export const productResolvers: ProductResolvers = { price };

export const addOnProductResolvers: AddOnProductResolvers = { price };

export const operatorPriceResolvers: OperatorPriceResolvers = {
	price,
	title: async ({ title, priceReference }, _args, context) =>
		title || ((await listedPrice(context, priceReference))?.operator ?? ''),
};
