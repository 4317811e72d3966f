import { contractHeaders } from '@website/contracts/headers';
import { previewExpiry } from '@website/contracts/signatures';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Payload } from 'payload';
import { liveDocumentOf } from '../content/drafts/live-document.ts';
import { environment } from '../environment.ts';
import { limits } from '../limits.ts';
import { log } from '../observing/log.ts';
import { graphqlGuard } from '../surface/graphql-guard.ts';
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
				const { tags } = args.contextValue;
				setResult({
					...result,
					extensions: { ...result.extensions, cacheTags: [...tags].sort() },
				});
			},
		};
	},
};

/** True when the request carries a valid preview token. */
export function asksForDrafts(request: Request): boolean {
	const token = request.headers.get(contractHeaders.previewToken);
	if (token === null) return false;
	return previewExpiry(environment.PREVIEW_SECRET, token, Date.now() / 1000) !== undefined;
}

/** The content endpoint on one Payload instance (specification section 7, Content GraphQL). */
export function createContentYoga(payload: Payload) {
	return createYoga<object, ResolverContext>({
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
		context: ({ request, params }) => {
			const drafts = asksForDrafts(request);
			return createContext(payload, drafts, drafts ? liveDocumentOf(params.extensions) : undefined);
		},
	});
}
