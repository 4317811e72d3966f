import {
	buildClientSchema,
	type DocumentNode,
	type GraphQLError,
	type GraphQLSchema,
	getIntrospectionQuery,
	type IntrospectionQuery,
	isNonNullType,
	Kind,
	parseType,
	TypeInfo,
	type TypeNode,
	validate,
	visit,
	visitWithTypeInfo,
} from 'graphql';
import { ClientError } from 'graphql-request';

/** Sends a query. Rejects with a ClientError if the endpoint rejects the query. */
export type Send<Result> = (query: string, variables: Record<string, unknown>) => Promise<Result>;

/** Reads the schema of an endpoint; undefined if it hides it. Rejects if the endpoint fails. */
export async function readSchema(
	send: Send<{ data?: unknown }>,
): Promise<GraphQLSchema | undefined> {
	const query = getIntrospectionQuery({ descriptions: false });
	const response = await send(query, {}).catch((error: unknown) => {
		const { status } = error instanceof ClientError ? error.response : { status: 503 };
		if (status >= 500 || status === 429) throw error;
		return { data: undefined };
	});
	try {
		// Throws for everything else.
		return buildClientSchema(response.data as IntrospectionQuery);
	} catch {
		return undefined;
	}
}

/**
 * A document without the names that the specification leaves open: its variables have the types that a schema expects, and its fragments
 * are written out, without the names of the objects' types.
 */
export function withTypesOf(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
	const fragments = new Map(
		document.definitions.flatMap((node) =>
			node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
		),
	);
	const types = new Map<string, TypeNode>();
	const info = new TypeInfo(schema);
	const operation = visit(
		{
			...document,
			definitions: document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION),
		},
		{
			enter(node) {
				const selectionSet =
					node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : undefined;
				return selectionSet && { kind: Kind.INLINE_FRAGMENT, selectionSet };
			},
		},
	);
	visit(
		operation,
		visitWithTypeInfo(info, {
			enter(node) {
				// The declaration is no use.
				if (node.kind === Kind.VARIABLE_DEFINITION) return false;
				const type = node.kind === Kind.VARIABLE ? info.getInputType() : undefined;
				if (
					node.kind === Kind.VARIABLE &&
					type &&
					(isNonNullType(type) || !types.has(node.name.value))
				)
					types.set(node.name.value, parseType(String(type)));
				return undefined;
			},
		}),
	);
	return visit(operation, {
		enter: (node) =>
			node.kind === Kind.VARIABLE_DEFINITION
				? { ...node, type: types.get(node.variable.name.value) ?? node.type }
				: undefined,
	});
}

/** The errors of a document for a schema, those of each of its parts. */
export const errorsOf = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] =>
	validate(schema, document, undefined, { maxErrors: 1000 });
