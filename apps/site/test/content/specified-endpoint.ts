import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import { createGraphQLError, createSchema, createYoga } from 'graphql-yoga';

/** Results by root field: values, or functions of the field's arguments. */
export type FieldResults = Record<string, unknown>;

export interface SpecifiedEndpoint {
	url: string;
	/** Names of the received operations in order, including rejected ones. */
	queries: string[];
	/** The results of the root fields, which can be changed while the endpoint runs. */
	results: FieldResults;
	/** Serves another schema from now on, or hides it. */
	replaceSchema(schema: { typeDefs?: string; isHidden?: boolean }): void;
	[Symbol.asyncDispose](): Promise<void>;
}

/** The schema of the specification, whose types have other names than the contract's. */
export const specifiedTypeDefs = readFileSync(
	new URL('../../../../packages/content-reference/specified.graphql', import.meta.url),
	'utf8',
);

/** Starts a GraphQL server with exactly the eight operations and the fields of the specification (sections 3 and 7). */
export async function startSpecifiedEndpoint(results: FieldResults): Promise<SpecifiedEndpoint> {
	const queries: string[] = [];
	let yoga = serve(results, queries);
	const server = createServer((request, response) => void yoga(request, response));
	const { origin, close } = await listen(server);
	return {
		url: `${origin}/graphql`,
		queries: queries,
		results,
		replaceSchema({ typeDefs, isHidden }) {
			yoga = serve(results, queries, typeDefs, isHidden);
		},
		[Symbol.asyncDispose]: close,
	};
}

function serve(
	results: FieldResults,
	queries: string[],
	typeDefs = specifiedTypeDefs,
	isHidden = false,
) {
	const fields = createSchema({ typeDefs }).getQueryType()?.getFields() ?? {};
	const resolvers = Object.keys(fields).map((name) => {
		const resolve = (_root: unknown, variables: unknown) => {
			const result = results[name];
			return typeof result === 'function' ? result(variables) : result;
		};
		return [name, resolve] as const;
	});
	return createYoga({
		logging: false,
		schema: createSchema({ typeDefs, resolvers: { Query: Object.fromEntries(resolvers) } }),
		plugins: [
			{
				onParams({ params, setResult }) {
					queries.push(params.operationName ?? '');
					if (isHidden && params.operationName === 'IntrospectionQuery')
						setResult({ errors: [createGraphQLError('Introspection is closed')] });
				},
			},
		],
	});
}
