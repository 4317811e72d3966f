import { SpanKind } from '@opentelemetry/api';
import { ClientError, type GraphQLClient } from 'graphql-request';
import { createContext, type RouterContextProvider } from 'react-router';
import { type AnimationHosts, animationAddress } from '#shared/addresses/animation-address.ts';
import { mediaAddress } from '#shared/addresses/media-path.ts';
import { traced } from '#shared/http/tracing.server.ts';
import { leadsToChat } from './chat-link';
import { ask } from './endpoint/question/ask.server';
import type { EndpointMemory } from './endpoint/question/endpoint-memory';
import type { OperationSet } from './endpoint/question/find-operation-set.server';
import { type Operation, operationOf } from './endpoint/question/operation.server';
import { type LeftOut, normalizeResponse } from './endpoint/response/normalize-response.server';
import { queryTarget } from './endpoint/response/query-target';
import { contentUnavailable, invalidAddress } from './errors.server';
import {
	GetBrandDocument,
	GetCtaDocument,
	GetFooterDocument,
	GetHeaderDocument,
	GetPricePagesDocument,
	GetSiteSettingsDocument,
} from './generated/documents';
import { presentHtml } from './html/present-html';
import { sanitizeContentHtml } from './html/sanitize-html.server';
import type { SharedResponse, SharedResponses } from './shared-responses';
import type { TypedDocumentString } from './typed-document-string';

const sharedDocuments = new Set<TypedDocumentString<unknown, never>>([
	GetBrandDocument,
	GetHeaderDocument,
	GetFooterDocument,
	GetCtaDocument,
	GetSiteSettingsDocument,
	GetPricePagesDocument,
]);

/** Reads content for one request and notes its cache tags, so that the page can be purged when any of it changes. */
export interface Content {
	/** Runs one operation; null for a part beyond the specification that the endpoint lacks. Any failure ends the loader with a 503. */
	query<Data, Variables extends Record<string, unknown>>(
		document: TypedDocumentString<Data, Variables>,
		variables: Variables,
	): Promise<Data>;
	/** Whether the endpoint is not asked for an operation, known after its first query. */
	lacks(document: TypedDocumentString<unknown, never>): boolean;
}

export interface ContentOptions extends AnimationHosts {
	client: GraphQLClient;
	memory: EndpointMemory;
	sharedResponses?: SharedResponses | undefined;
	fillFigures: (answer: unknown) => Promise<unknown>;
	onTags: (tags: readonly string[]) => void;
	/** Told that something was read without cache tags, so that no purge will ever name it. */
	onUntagged: () => void;
	onCall: (call: ContentCall) => void;
	/** Whether the site has a support chat; without one nothing that leads to it is offered. */
	hasChat: boolean;
	/** Called when the error policy let errors beside the data pass. */
	onDegraded: (reason: unknown) => void;
	/** Whether anything of this request was left out or too old, so that nothing read for it is stored. */
	isDegraded: () => boolean;
	onFinding: (finding: ContentFinding) => void;
}

export interface ContentCall {
	ms: number;
	error?: unknown;
}

/** What operators should know of the endpoint, though every page renders: which operations it accepts, and parts that do not fit. */
export type ContentFinding = { set: OperationSet } | { operation: string; leftOut: LeftOut[] };

export function createContent(options: ContentOptions): Content {
	const { client, memory, sharedResponses, fillFigures, onFinding, hasChat } = options;
	const isOffered = (url: string) => hasChat || !leadsToChat(url);
	const send = async (query: string, variables: Record<string, unknown>) => {
		const answer = await client.rawRequest<unknown>(query, variables);
		// With the error policy "all" an operation that was refused arrives like this.
		if (!answer.data && answer.errors) throw new ClientError({ ...answer }, { query, variables });
		return answer;
	};
	const cleanHtml = (html: string) => {
		const cached = memory.sanitized.get(html);
		if (cached !== undefined) return cached;
		const clean = presentHtml(
			sanitizeContentHtml(html, (url) => mediaAddress(url, options), isOffered),
		);
		memory.sanitized.set(html, clean);
		return clean;
	};
	const fit = (operation: Operation, data: unknown, variables: Record<string, unknown>) => {
		const fitted = normalizeResponse(data, operation.shape, {
			target: queryTarget(variables),
			cleanHtml,
			isOffered,
			fileAddress: (url) => mediaAddress(url, options),
			animationAddress: (url) => animationAddress(url, options),
		});
		const { leftOut } = fitted;
		if (leftOut.length > 0) onFinding({ operation: operation.name, leftOut });
		return fitted.data;
	};
	const read = async (
		operation: Operation,
		variables: Record<string, unknown>,
	): Promise<SharedResponse> => {
		const start = performance.now();
		try {
			const answer = await traced(`content ${operation.name}`, { kind: SpanKind.CLIENT }, () =>
				ask(operation, variables, { memory, send, onSet: (set) => onFinding({ set }) }),
			);
			const data = fit(operation, answer?.data, variables);
			if (!answer) return { data, tags: [], isComplete: false };
			options.onCall({ ms: performance.now() - start });
			const { extensions, errors = [] } = answer;
			if (errors.length > 0) options.onDegraded(errors);
			const tags = cacheTags(extensions);
			const isComplete = tags !== undefined && errors.length === 0 && !options.isDegraded();
			return { data, tags, isComplete };
		} catch (error) {
			const ms = performance.now() - start;
			if (isRefusedInput(error)) {
				options.onCall({ ms });
				return invalidAddress();
			}
			options.onCall({ ms, error });
			return contentUnavailable();
		}
	};
	return {
		lacks: ({ specified }) =>
			memory.operations?.set.name === 'specified' && specified === undefined,
		async query(document, variables) {
			const operation = operationOf(document);
			const isShared = sharedDocuments.has(document);
			const { data, tags } = await (isShared && sharedResponses
				? sharedResponses.read(JSON.stringify([operation.name, variables]), () =>
						read(operation, variables),
					)
				: read(operation, variables));
			if (tags) options.onTags(tags);
			else options.onUntagged();
			// The document's type is the contract's; the response was just normalized to it.
			return (await fillFigures(data)) as never;
		},
	};
}

/** Whether the endpoint works but refuses a value of the visitor's URL, such as an invented cursor. */
function isRefusedInput(error: unknown): boolean {
	if (!(error instanceof ClientError)) return false;
	const errors = error.response.errors ?? [];
	return (
		errors.length > 0 && errors.every(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
	);
}

function cacheTags(extensions: unknown): string[] | undefined {
	if (typeof extensions !== 'object' || extensions === null) return undefined;
	const tags: unknown = 'cacheTags' in extensions ? extensions.cacheTags : undefined;
	return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : undefined;
}

export const contentContext = createContext<Content>();

export function getContent(context: Readonly<RouterContextProvider>): Content {
	return context.get(contentContext);
}
