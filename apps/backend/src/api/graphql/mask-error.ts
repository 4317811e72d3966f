import { GraphQLError } from 'graphql';
import { environment } from '../../platform/environment.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';

function causeOf(error: unknown): unknown {
	return error instanceof GraphQLError ? (error.originalError ?? null) : error;
}

/** Passes errors for the client through; logs any other error with its cause and hides its message. */
export function maskError(error: unknown, message: string): Error {
	const cause = causeOf(error);
	if (cause === null && error instanceof GraphQLError) return error;
	if (cause instanceof GraphQLError && error instanceof Error) return error;
	const path = error instanceof GraphQLError ? error.path?.join('.') : undefined;
	reportFailure('content', cause, 'Content request failed', { path });
	const detail = cause instanceof Error ? cause.message : String(cause);
	return new GraphQLError(environment.GRAPHQL_INTROSPECTION ? detail : message, {
		...(error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}),
		extensions: { code: 'INTERNAL_SERVER_ERROR' },
	});
}
