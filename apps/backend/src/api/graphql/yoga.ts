import { contractHeaders } from '@website/contracts/headers';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Payload } from 'payload';
import { liveDocumentOf } from '../../content/drafts/live-document.ts';
import { draftViewOf } from '../../documents/sharing/view.ts';
import { environment } from '../../platform/environment.ts';
import { graphqlGuard } from '../../platform/http/graphql-guard.ts';
import { limits } from '../../platform/limits.ts';
import { log } from '../../platform/observability/log.ts';
import { createContext, type ResolverContext } from './context.ts';
import { maskError } from './mask-error.ts';
import { limitRule } from './query-limits.ts';
import { schema } from './schema.ts';

const open = environment.GRAPHQL_INTROSPECTION;

/** Limits before anything runs, and the tags of what was read with every answer. */
const contentPlugin: Plugin<ResolverContext> = {
	onValidate({ addValidationRule }) {
		addValidationRule(limitRule);
	},
	onExecute() {
		return {
			onExecuteDone({ result, setResult, args }) {
				if (Symbol.asyncIterator in result) return;
				const { tags, isOfTheMoment } = args.contextValue;
				if (isOfTheMoment) return;
				setResult({
					...result,
					extensions: { ...result.extensions, cacheTags: [...tags].sort() },
				});
			},
		};
	},
};

/** What a request brings beside its query: the drafts that its preview token shows. */
export type DraftRequest = Pick<ResolverContext, 'view' | 'previewToken'>;

/** Which drafts a request shows by its preview token. */
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
		graphiql: open,
		batching: false,
		multipart: false,
		logging: log,
		cors: false,
		maskedErrors: { maskError, isDev: open },
		plugins: [graphqlGuard({ tokens: limits.content.tokens, introspects: open }), contentPlugin],
		context: ({ params, view, previewToken }) =>
			createContext(payload, {
				view,
				previewToken,
				live: view.drafts === 'all' ? liveDocumentOf(params.extensions) : undefined,
			}),
	});
}
