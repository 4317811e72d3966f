import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';

/** Answers by root field: values, or functions of the field's arguments. */
export type Answers = Record<string, unknown>;

export interface SpecifiedEndpoint {
	url: string;
	/** Names of the operations asked for, in their order, refused ones included. */
	queries: string[];
	/** What it answers; may be changed while it runs. */
	answers: Answers;
	/** Adds types and fields, as an upgrade would. */
	upgrade(typeDefs: string): void;
	[Symbol.asyncDispose](): Promise<void>;
}

const specified = readFileSync(
	new URL('../../../../packages/content-reference/specified.graphql', import.meta.url),
	'utf8',
);

/** A real GraphQL server with exactly the specification's eight operations and fields (sections 3 and 7). */
export async function startSpecifiedEndpoint(answers: Answers): Promise<SpecifiedEndpoint> {
	const queries: string[] = [];
	let yoga = serve(answers, queries);
	const server = createServer((request, response) => void yoga(request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A listening TCP server's address is always an AddressInfo.
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/graphql`,
		queries: queries,
		answers,
		upgrade(typeDefs) {
			yoga = serve(answers, queries, typeDefs);
		},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function serve(answers: Answers, queries: string[], extension = '') {
	const typeDefs = [specified, extension].filter(Boolean);
	const fields = createSchema({ typeDefs }).getQueryType()?.getFields() ?? {};
	const resolvers = Object.keys(fields).map((name) => {
		const resolve = (_root: unknown, variables: unknown) => {
			const answer = answers[name];
			return typeof answer === 'function' ? answer(variables) : answer;
		};
		return [name, resolve] as const;
	});
	return createYoga({
		logging: false,
		schema: createSchema({ typeDefs, resolvers: { Query: Object.fromEntries(resolvers) } }),
		plugins: [{ onParams: ({ params }) => void queries.push(params.operationName ?? '') }],
	});
}
