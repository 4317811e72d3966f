import { documentIds, optionsTag } from '@website/contracts/cache-tags';
import { contract } from '@website/contracts/content-schema';
import { verifyPreview } from '@website/contracts/signatures';
import {
	type DocumentNode,
	type ExecutionResult,
	execute,
	GraphQLError,
	Kind,
	parse,
	validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { contextOf, type ResolverContext, type ResolverState } from '../content/context.ts';
import { resolvers } from '../content/resolvers.ts';
import { limits } from '../limits.ts';
import { StillListing, WordPressFailure, WordPressRefusal } from '../wpgraphql/failures.ts';

/** A GraphQL over HTTP request, with the preview token of its header. */
export interface ContractRequest {
	query: unknown;
	variables?: unknown;
	operationName?: unknown;
	previewToken?: string | undefined;
}

/** Status and body of the response. 400: the operation is invalid; 502: WordPress failed. */
export interface OperationResult {
	status: 200 | 400 | 502;
	body: ExecutionResult;
}

interface ExecuteOptions {
	previewSecret: string | undefined;
	/**
	 * The state that is enough for an operation, unless its catalog throws `StillListing`.
	 *
	 * @param roots the fields of Query in the operation
	 * @param slug that of its variables
	 */
	readEarlyState: (roots: readonly string[], slug: string | undefined) => Promise<ResolverState>;
	/** The state with all documents. */
	readState: () => Promise<ResolverState>;
	onRefusal: () => void;
}

/** Executes one operation of the contract. Its cache tags are in `extensions.cacheTags`. */
export async function executeOperation(
	request: ContractRequest,
	options: ExecuteOptions,
): Promise<OperationResult> {
	const { query } = request;
	const { document, errors, roots }: PreparedOperation =
		typeof query === 'string'
			? preparedOperations.memo(query)
			: { errors: [new GraphQLError('The query is missing')], roots: [] };
	if (errors.length > 0 || !document) return { status: 400, body: { errors } };
	const variables = isVariables(request.variables) ? request.variables : {};
	const slug = typeof variables.slug === 'string' ? variables.slug : undefined;
	const executeIn = async (state: ResolverState): Promise<OperationResult> => {
		const context = contextOf(state, previewOf(request.previewToken, options.previewSecret));
		const { tags } = context;
		// URLs depend on the languages of the site.
		tags.add(optionsTag);
		const result = await execute({
			schema: contract,
			document,
			rootValue: resolvers,
			contextValue: context,
			variableValues: variables,
			operationName: typeof request.operationName === 'string' ? request.operationName : undefined,
		});
		const failure = result.errors?.find(({ originalError }) => isFailure(originalError));
		if (failure?.originalError) throw failure.originalError;
		// Any change may affect the result of a search.
		const extensions = roots.includes('search') ? {} : { extensions: { cacheTags: [...tags] } };
		return { status: result.data === undefined ? 400 : 200, body: { ...result, ...extensions } };
	};
	try {
		return await executeIn(await options.readEarlyState(roots, slug)).catch(
			async (error: unknown) => {
				if (!(error instanceof StillListing)) throw error;
				return executeIn(await options.readState());
			},
		);
	} catch (error) {
		if (!isFailure(error)) throw error;
		if (error instanceof WordPressRefusal) options.onRefusal();
		const message = error instanceof Error ? error.message : 'WordPress failed';
		return {
			status: 502,
			body: {
				errors: [new GraphQLError(message, { extensions: { code: 'UPSTREAM_UNAVAILABLE' } })],
			},
		};
	}
}

const isFailure = (error: unknown): boolean =>
	error instanceof WordPressFailure || error instanceof WordPressRefusal;

function isVariables(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface PreparedOperation {
	document?: DocumentNode;
	errors: readonly GraphQLError[];
	/** Names of the fields of Query; empty texts for fragments. */
	roots: readonly string[];
}

const preparedOperations = new LRUCache<string, PreparedOperation>({
	max: limits.documents,
	memoMethod: (query) => parseOperation(query),
});

function parseOperation(query: string): PreparedOperation {
	try {
		const document = parse(query, { maxTokens: limits.queryTokens });
		const roots = document.definitions.flatMap((definition) =>
			definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
		);
		const names = roots.map((node) => (node.kind === Kind.FIELD ? node.name.value : ''));
		const errors =
			roots.length > limits.rootFields
				? [new GraphQLError(`At most ${limits.rootFields} fields of Query are answered at once`)]
				: validate(contract, document);
		return { document, errors, roots: names };
	} catch (error) {
		if (!(error instanceof GraphQLError)) throw error;
		return { errors: [error], roots: [] };
	}
}

function previewOf(
	token: string | undefined,
	secret: string | undefined,
): ResolverContext['preview'] {
	const signed = token && secret && verifyPreview(secret, token, Date.now() / 1000);
	if (!signed) return undefined;
	const scope = signed.scope?.replace(/^(page|post)s:/, '$1:') ?? '';
	const [id] = [...documentIds([scope], 'page'), ...documentIds([scope], 'post')];
	return { documentId: id === undefined ? undefined : Number(id) };
}
