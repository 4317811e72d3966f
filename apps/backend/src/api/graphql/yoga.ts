import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@website/contracts/content-sdl';
import type { Product } from '@website/contracts/content-types';
import { contractHeaders } from '@website/contracts/headers';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Payload } from 'payload';
import { liveDocumentOf } from '../../content/preview/live-document.ts';
import { environment } from '../../platform/environment.ts';
import { graphqlGuard } from '../../platform/http/graphql-guard.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { previewOf } from '../../plugins/share-links/api.ts';
import { createContext, type ResolverContext } from './context.ts';
import type {
	AddOnProductResolvers,
	OperatorPriceResolvers,
	ProductResolvers,
} from './generated/resolvers.ts';
import { limits } from './limits.ts';
import { hideOffLanguages } from './off-languages.ts';
import { pageResolvers } from './page-resolvers.ts';
import { postResolvers } from './post-resolvers.ts';
import { limitRule } from './query-limits.ts';
import { queryResolvers } from './query-resolvers.ts';
import { listedPrice } from './reading/listed-price.ts';

type PriceSource = Pick<Product, 'price' | 'priceReference'>;

/** The price of a product, or the price that it refers to in the price list (specification section 3, Product). */
async function price(source: PriceSource, _args: object, context: ResolverContext) {
	return source.price ?? (await listedPrice(context, source.priceReference))?.price ?? null;
}

const productResolvers: ProductResolvers = { price };

const addOnProductResolvers: AddOnProductResolvers = { price };

const operatorPriceResolvers: OperatorPriceResolvers = {
	price,
	title: async ({ title, priceReference }, _args, context) =>
		title || ((await listedPrice(context, priceReference))?.operator ?? ''),
};

/** The executable schema of the content contract. Types without a resolver here are mapped where they are read. */
const schema = hideOffLanguages(
	makeExecutableSchema<ResolverContext>({
		typeDefs,
		resolvers: {
			Query: queryResolvers,
			Page: pageResolvers,
			Post: postResolvers,
			Product: productResolvers,
			AddOnProduct: addOnProductResolvers,
			OperatorPrice: operatorPriceResolvers,
		},
	}),
);

function causeOf(error: unknown): unknown {
	return error instanceof GraphQLError ? (error.originalError ?? null) : error;
}

/** True for an error that the client has caused and may see. */
const isForClient = ({ originalError }: GraphQLError): boolean =>
	!originalError || originalError instanceof GraphQLError;

/** Logs the failures of one request in one line, with the path and the cause of the first. */
function reportErrors(errors: readonly GraphQLError[]): void {
	const failures = errors.filter((error) => !isForClient(error));
	const [first] = failures;
	if (!first) return;
	const details = { path: first.path?.join('.'), failures: failures.length };
	reportFailure('content', causeOf(first), 'Content request failed', details);
}

/** Passes errors for the client through; hides the message of any other. Logs those outside of fields, which `reportErrors` does not get. */
function maskError(error: unknown, message: string): Error {
	if (error instanceof GraphQLError && isForClient(error)) return error;
	const cause = causeOf(error);
	if (!(error instanceof GraphQLError && error.path))
		reportFailure('content', cause, 'Content request failed');
	const detail = cause instanceof Error ? cause.message : String(cause);
	return new GraphQLError(environment.GRAPHQL_INTROSPECTION ? detail : message, {
		...(error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}),
		extensions: { code: 'INTERNAL_SERVER_ERROR' },
	});
}

const allowIntrospection = environment.GRAPHQL_INTROSPECTION;

/** Adds the query limits, and the cache tags to each response. */
const contentPlugin: Plugin<ResolverContext> = {
	onValidate({ addValidationRule }) {
		addValidationRule(limitRule);
	},
	onExecute() {
		return {
			onExecuteDone({ result, setResult, args }) {
				if (Symbol.asyncIterator in result) return;
				reportErrors(result.errors ?? []);
				const { tags, isUncacheable } = args.contextValue;
				if (isUncacheable) return;
				setResult({
					...result,
					extensions: { ...result.extensions, cacheTags: [...tags].sort() },
				});
			},
		};
	},
};

/** The drafts that the preview token of a request permits, and its share link. */
export type DraftRequest = Pick<ResolverContext, 'view' | 'shareLink'>;

/** Reads which drafts the preview token of a request permits. */
export const draftsOf = (payload: Payload, { headers }: Request): Promise<DraftRequest> =>
	previewOf(payload, headers.get(contractHeaders.previewToken));

/** The content endpoint on one Payload instance (specification section 7, Content GraphQL). */
export function createContentYoga(payload: Payload) {
	return createYoga<DraftRequest, ResolverContext>({
		schema,
		graphqlEndpoint: '/graphql',
		landingPage: false,
		graphiql: allowIntrospection,
		batching: false,
		multipart: false,
		// Yoga would log each error once more.
		logging: false,
		cors: false,
		maskedErrors: { maskError, isDev: allowIntrospection },
		plugins: [graphqlGuard({ tokens: limits.tokens, allowIntrospection }), contentPlugin],
		context: ({ params, view, shareLink }) =>
			createContext(payload, {
				view,
				shareLink,
				live: view.drafts === 'all' ? liveDocumentOf(params.extensions) : undefined,
			}),
	});
}
