import { typeDefs } from '@website/contracts/prices-sdl';
import { createSchema, createYoga } from 'graphql-yoga';
import { log } from '../../log.ts';
import type { ResolverContext } from '../context.ts';
import { queryLimits } from './query-limits.ts';
import { resolvers } from './resolvers.ts';

export const path = '/prices/graphql';

export const schema = createSchema<ResolverContext>({ typeDefs, resolvers });

/** Answers queries of the price contract; who may ask is decided before. */
export const server = createYoga<ResolverContext>({
	schema,
	graphqlEndpoint: path,
	graphiql: false,
	landingPage: false,
	cors: false,
	batching: false,
	logging: log,
	maskedErrors: { isDev: false },
	plugins: [queryLimits],
});
