import { SpanKind } from '@opentelemetry/api';
import { isOffPath } from '@website/contracts/site-features';
import { ClientError, type GraphQLClient } from 'graphql-request';
import { createContext, type RouterContextProvider } from 'react-router';
import { type AnimationHosts, animationAddress } from '#shared/addresses/animation-address.ts';
import { mediaAddress } from '#shared/addresses/media-path.ts';
import type { RenderRecord } from '#shared/http/render-record.ts';
import { withSpan } from '#shared/http/tracing.server.ts';
import { isChatLink } from './chat-link';
import {
	currentSet,
	type EndpointMemory,
	type OperationSet,
} from './endpoint/request/endpoint-memory';
import { type Operation, operationOf } from './endpoint/request/operation.server';
import { sendOperation } from './endpoint/request/send-operation.server';
import { queryTarget } from './endpoint/response/complete.server';
import { normalizeResponse, type OmittedPart } from './endpoint/response/normalize-response.server';
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

/** Reads content for one request and collects its cache tags, so that the page is purged when any of it changes. */
export interface Content {
	/** Runs an operation. Extensions of the specification that the endpoint lacks are null. Throws a 503 response on a failure. */
	query<Data, Variables extends Record<string, unknown>>(
		document: TypedDocumentString<Data, Variables>,
		variables: Variables,
	): Promise<Data>;
	/** Whether the endpoint does not support an operation; false before the first query. */
	isUnsupported(document: TypedDocumentString<unknown, never>): boolean;
}

export interface ContentOptions extends AnimationHosts {
	client: GraphQLClient;
	memory: EndpointMemory;
	sharedResponses?: SharedResponses | undefined;
	fillFigures: (response: unknown) => Promise<unknown>;
	record: RenderRecord;
	onCall: (call: ContentCall) => void;
	/** Whether the site has a support chat; without one, links to it are removed. */
	hasChat: boolean;
	onFinding: (finding: ContentFinding) => void;
}

export interface ContentCall {
	ms: number;
	error?: unknown;
}

/** Information for operators: the operations that the endpoint gets in place of the full ones, and invalid parts that were omitted from a page. */
export type ContentFinding = { set: OperationSet } | { operation: string; leftOut: OmittedPart[] };

export function createContent(options: ContentOptions): Content {
	const { client, memory, sharedResponses, fillFigures, record, onFinding, hasChat } = options;
	const isSupported = (url: string) => (hasChat || !isChatLink(url)) && !isOffPath(url);
	const send = async (query: string, variables: Record<string, unknown>) => {
		const response = await client.rawRequest<unknown>(query, variables);
		// With the error policy "all" a rejected operation returns errors without data.
		if (!response.data && response.errors)
			throw new ClientError({ ...response }, { query, variables });
		return response;
	};
	const cleanHtml = (html: string) => {
		const cached = memory.sanitized.get(html);
		if (cached !== undefined) return cached;
		const clean = presentHtml(
			sanitizeContentHtml(html, (url) => mediaAddress(url, options), isSupported),
		);
		memory.sanitized.set(html, clean);
		return clean;
	};
	const normalize = (operation: Operation, data: unknown, variables: Record<string, unknown>) => {
		const result = normalizeResponse(data, operation.shape, {
			target: queryTarget(variables),
			cleanHtml,
			isSupported,
			fileAddress: (url) => mediaAddress(url, options),
			animationAddress: (url) => animationAddress(url, options),
		});
		const { leftOut } = result;
		if (leftOut.length > 0) onFinding({ operation: operation.name, leftOut });
		return result.data;
	};
	const read = async (
		operation: Operation,
		variables: Record<string, unknown>,
	): Promise<SharedResponse> => {
		const start = performance.now();
		const response = await withSpan(`content ${operation.name}`, { kind: SpanKind.CLIENT }, () =>
			sendOperation(operation, variables, {
				memory,
				send,
				onChoice: (set) => onFinding({ set }),
			}),
		);
		const data = normalize(operation, response?.data, variables);
		if (!response) return { data, tags: [], isComplete: false };
		options.onCall({ ms: performance.now() - start });
		const { extensions, errors = [] } = response;
		// The error policy allows errors beside data.
		if (errors.length > 0) record.degrade(errors);
		const tags = cacheTags(extensions);
		const isComplete = tags !== undefined && errors.length === 0 && !record.isDegraded;
		return { data, tags, isComplete };
	};
	/** Runs for every page that waits for a shared response, so that each learns why it failed. */
	const refuse = (error: unknown, ms: number): never => {
		if (isBadUserInput(error)) {
			options.onCall({ ms });
			return invalidAddress();
		}
		options.onCall({ ms, error });
		return contentUnavailable();
	};
	return {
		isUnsupported(document) {
			const set = currentSet(memory);
			return set !== undefined && !set.forms.has(operationOf(document).name);
		},
		async query(document, variables) {
			const operation = operationOf(document);
			const isShared = sharedDocuments.has(document);
			const start = performance.now();
			const { data, tags } = await (isShared && sharedResponses
				? sharedResponses.read(JSON.stringify([operation.name, variables]), () =>
						read(operation, variables),
					)
				: read(operation, variables)
			).catch((error: unknown) => refuse(error, performance.now() - start));
			if (tags) record.addTags(tags);
			else record.isUntagged = true;
			// The document's type is that of the contract, to which the response was normalized.
			return (await fillFigures(data)) as never;
		},
	};
}

/** Whether the endpoint rejects a value of the visitor's URL, such as an invalid cursor. */
function isBadUserInput(error: unknown): boolean {
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
