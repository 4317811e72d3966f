import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@website/contracts/content-sdl';
import type { ResolverContext } from './context.ts';
import { hideOffLanguages } from './off-languages.ts';
import { pageResolvers } from './resolvers/page.ts';
import { postResolvers } from './resolvers/post.ts';
import {
	addOnProductResolvers,
	operatorPriceResolvers,
	productResolvers,
} from './resolvers/product.ts';
import { queryResolvers } from './resolvers/query.ts';

/** The executable schema of the content contract. Types without a resolver here are mapped where they are read. */
export const schema = hideOffLanguages(
	makeExecutableSchema<ResolverContext>({
		typeDefs,
		resolvers: {
			Query: queryResolvers,
			Page: pageResolvers,
			Post: postResolvers,
			Product: productResolvers,
			AddOnProduct: addOnProductResolvers,
			OperatorPrice: operatorPriceResolvers,
		},
	}),
);
