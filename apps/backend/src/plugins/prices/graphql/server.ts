import { typeDefs } from '@website/contracts/prices-sdl';
import type { ASTVisitor, ValidationContext } from 'graphql';
import { createGraphQLError, createSchema, createYoga, maskError, type Plugin } from 'graphql-yoga';
import { environment } from '../../../platform/environment.ts';
import { graphqlGuard } from '../../../platform/http/graphql-guard.ts';
import { limits } from '../../../platform/limits.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import type { ResolverContext } from '../context.ts';
import { resolvers } from './resolvers.ts';

/** A validation rule that limits the root fields: each alias of a price list adds a complete list to the response. */
function limitRootFields(context: ValidationContext): ASTVisitor {
	let count = 0;
	return {
		Field(node) {
			if (context.getParentType() !== context.getSchema().getQueryType()) return;
			count += 1;
			if (count !== limits.prices.rootFields + 1) return;
			const message = `At most ${limits.prices.rootFields} fields of the root can be asked for at once`;
			context.reportError(createGraphQLError(message, { nodes: node }));
		},
	};
}

/** Introspection is allowed outside of production, or if GRAPHQL_INTROSPECTION is set. */
const allowsIntrospection = ({ NODE_ENV, GRAPHQL_INTROSPECTION } = environment): boolean =>
	GRAPHQL_INTROSPECTION || NODE_ENV !== 'production';

const queryLimits: Plugin = {
	onValidate({ addValidationRule }) {
		addValidationRule(limitRootFields);
	},
};

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
