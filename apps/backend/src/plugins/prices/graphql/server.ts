import { typeDefs } from '@website/contracts/prices-sdl';
import { createSchema, createYoga, maskError } from 'graphql-yoga';
import { graphqlGuard } from '../../../platform/http/graphql-guard.ts';
import { limits } from '../../../platform/limits.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import type { ResolverContext } from '../context.ts';
import { allowsIntrospection, queryLimits } from './query-limits.ts';
import { resolvers } from './resolvers.ts';

export const path = '/prices/graphql';

export const schema = createSchema<ResolverContext>({ typeDefs, resolvers });

/** Returns errors of the request as they are; logs internal errors and replaces them with a generic message. */
function maskInternalError(error: unknown, message: string): Error {
	const response = maskError(error, message, false);
	if (response !== error) reportFailure('prices', error, 'Price query failed');
	return response;
}

/** The GraphQL server of the price contract. Requests are authorized before they reach it. */
export const createPriceServer = (allowIntrospection = allowsIntrospection()) =>
	createYoga<ResolverContext>({
		schema,
		graphqlEndpoint: path,
		graphiql: false,
		landingPage: false,
		cors: false,
		batching: false,
		logging: false,
		maskedErrors: { maskError: maskInternalError },
		plugins: [
			graphqlGuard({ tokens: limits.prices.queryTokens, allowIntrospection: allowIntrospection }),
			queryLimits,
		],
	});

export const server = createPriceServer();
