import {
	type DocumentNode,
	type ExecutionResult,
	GraphQLError,
	Lexer,
	NoSchemaIntrospectionCustomRule,
	Source,
	TokenKind,
	visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { limits } from '../limits.ts';

interface Rules {
	tokens: number;
	allowIntrospection: boolean;
}

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Rejects a query that is too long or too deeply nested before it is parsed, as parser and validation recurse into each level. */
export function checkText(text: string, { tokens }: Pick<Rules, 'tokens'>): void {
	const lexer = new Lexer(new Source(text));
	let depth = 0;
	for (let count = 0; lexer.advance().kind !== TokenKind.EOF; ) {
		count += 1;
		if (count > tokens) throw queryError(`The query has more than ${tokens} tokens`);
		if (opening.has(lexer.token.kind)) depth += 1;
		if (closing.has(lexer.token.kind)) depth -= 1;
		if (depth > limits.graphql.nesting)
			throw queryError(`The query is nested more than ${limits.graphql.nesting} levels deep`);
	}
}

/** Rejects a query with too many fields of the same name, as validation compares each two of them that may be one field of the response. */
function checkPairs(query: DocumentNode): void {
	const counts = new Map<string, number>();
	let pairs = 0;
	visit(query, {
		Field(node) {
			const { value } = node.alias ?? node.name;
			const count = counts.get(value) ?? 0;
			counts.set(value, count + 1);
			pairs += count;
			if (pairs > limits.graphql.pairs)
				throw queryError('The query has too many fields of the same name');
		},
	});
}

const queryError = (message: string) =>
	new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } });

/** Removes the similar fields, arguments and enum values that graphql-js suggests, which would reveal the schema bit by bit. */
const withoutSuggestion = (message: string) => message.replace(/ ?Did you mean .*\?/gs, '');

function toClientError(
	error: GraphQLError,
	allowIntrospection: boolean,
	status: number | undefined,
): GraphQLError {
	const { nodes, source, positions, path, originalError, extensions } = error;
	return new GraphQLError(allowIntrospection ? error.message : withoutSuggestion(error.message), {
		nodes,
		source,
		positions,
		path,
		originalError,
		extensions: status && !hasStatus(error) ? { ...extensions, http: { status } } : extensions,
	});
}

/** Some errors have a status of their own, such as 405; those marked `spec` only for the newer media type. */
const hasStatus = ({ extensions: { http } }: GraphQLError) => Boolean(http?.status && !http.spec);

const isInternal = ({ extensions }: GraphQLError) => extensions.code === 'INTERNAL_SERVER_ERROR';

/** The result for clients: without suggestions, and with status 400 for a query that was not executed, regardless of the media type. */
function toClientResult(result: ExecutionResult, allowIntrospection: boolean): ExecutionResult {
	const { errors } = result;
	if (!errors) return result;
	const isExecuted =
		Boolean(result.data) || errors.some((error) => error.path || isInternal(error));
	return {
		...result,
		errors: errors.map((error) =>
			toClientError(error, allowIntrospection, isExecuted ? undefined : 400),
		),
	};
}

/** The limits of both GraphQL endpoints before execution, and their error responses. */
export const graphqlGuard = ({ tokens, allowIntrospection }: Rules): Plugin => ({
	onParse({ parseFn, setParseFn }) {
		setParseFn((source: string | Source, options) => {
			checkText(typeof source === 'string' ? source : source.body, { tokens });
			const query = parseFn(source, { ...options, maxTokens: tokens });
			checkPairs(query);
			return query;
		});
	},
	onValidate({ addValidationRule }) {
		if (!allowIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
	},
	onResultProcess({ result, setResult }) {
		if (Array.isArray(result) || Symbol.asyncIterator in result) return;
		setResult(toClientResult(result, allowIntrospection));
	},
});

/** The first parameter of a GET query that should be JSON but is not. */
export function brokenParameter(url: string): string | undefined {
	const { searchParams } = new URL(url);
	return ['variables', 'extensions'].find((name) => {
		const text = searchParams.get(name);
		if (!text) return false;
		try {
			JSON.parse(text);
			return false;
		} catch {
			return true;
		}
	});
}
