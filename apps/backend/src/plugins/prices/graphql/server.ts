import { typeDefs } from '@website/contracts/prices-sdl';
import { createSchema, createYoga, maskError } from 'graphql-yoga';
import { graphqlGuard } from '../../../platform/http/graphql-guard.ts';
import { limits } from '../../../platform/limits.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import type { ResolverContext } from '../context.ts';
import { mayIntrospect, queryLimits } from './query-limits.ts';
import { resolvers } from './resolvers.ts';

export const path = '/prices/graphql';

export const schema = createSchema<ResolverContext>({ typeDefs, resolvers });

/** What the caller did wrong is told; what went wrong here is logged and told without a word of why. */
function masked(error: unknown, message: string): Error {
	const response = maskError(error, message, false);
	if (response !== error) reportFailure('prices', error, 'Price query failed');
	return response;
}

/** Answers queries of the price contract; who may ask is decided before. */
export const createPriceServer = (introspects = mayIntrospect()) =>
	createYoga<ResolverContext>({
		schema,
		graphqlEndpoint: path,
		graphiql: false,
		landingPage: false,
		cors: false,
		batching: false,
		logging: false,
		maskedErrors: { maskError: masked },
		plugins: [graphqlGuard({ tokens: limits.prices.queryTokens, introspects }), queryLimits],
	});

export const server = createPriceServer();
