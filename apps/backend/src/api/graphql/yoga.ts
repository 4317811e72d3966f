import { contractHeaders } from '@website/contracts/headers';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Payload } from 'payload';
import { liveDocumentOf } from '../../content/preview/live-document.ts';
import { environment } from '../../platform/environment.ts';
import { graphqlGuard } from '../../platform/http/graphql-guard.ts';
import { log } from '../../platform/observability/log.ts';
import { draftViewOf } from '../../plugins/share-links/api.ts';
import { createContext, type ResolverContext } from './context.ts';
import { limits } from './limits.ts';
import { maskError } from './mask-error.ts';
import { limitRule } from './query-limits.ts';
import { schema } from './schema.ts';

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

/** The preview token of a request and the drafts that it permits. */
export type DraftRequest = Pick<ResolverContext, 'view' | 'previewToken'>;

/** Reads which drafts the preview token of a request permits. */
export async function draftsOf(payload: Payload, { headers }: Request): Promise<DraftRequest> {
	const previewToken = headers.get(contractHeaders.previewToken);
	return { previewToken, view: await draftViewOf(payload, previewToken) };
}

/** The content endpoint on one Payload instance (specification section 7, Content GraphQL). */
export function createContentYoga(payload: Payload) {
	return createYoga<DraftRequest, ResolverContext>({
		schema,
		graphqlEndpoint: '/graphql',
		landingPage: false,
		graphiql: allowIntrospection,
		batching: false,
		multipart: false,
		logging: log,
		cors: false,
		maskedErrors: { maskError, isDev: allowIntrospection },
		plugins: [graphqlGuard({ tokens: limits.tokens, allowIntrospection }), contentPlugin],
		context: ({ params, view, previewToken }) =>
			createContext(payload, {
				view,
				previewToken,
				live: view.drafts === 'all' ? liveDocumentOf(params.extensions) : undefined,
			}),
	});
}
