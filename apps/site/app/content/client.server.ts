import { contractHeaders } from '@website/contracts/headers';
import type { LiveDocument } from '@website/contracts/live-document';
import { GraphQLClient } from 'graphql-request';
import type { ContentVersion } from '#shared/http/content-version.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { traceHeaders } from '#shared/http/tracing.server.ts';
import { isFields, parseJson } from './endpoint/response/fields.ts';

/** Options for requests to the content endpoint. */
export interface ContentClientOptions {
	url: string;
	/** Replaces `fetch` if the site itself executes the operations. */
	fetch?: typeof fetch | undefined;
	/** The method of queries; mutations always use POST (specification section 7). */
	method: 'POST' | 'GET';
	/** `all` returns data with errors instead of throwing (specification section 4). */
	errorPolicy: 'none' | 'ignore' | 'all';
	timeoutMs: number;
	token?: string | undefined;
	previewToken?: string | undefined;
	/** An editor's unsaved values, which replace the stored document. It requires a preview token. */
	liveDocument?: LiveDocument | undefined;
	/** The content version of the latest purge: responses must not be older. */
	version?: ContentVersion;
	/** Called if a response is older than requested, so that its page is not cached. */
	onStaleResponse?: () => void;
}

/**
 * Creates a client for the content endpoint with the errors of the specification (sections 4, 7 and 8). `errorPolicy` applies to GraphQL
 * errors.
 */
export function createContentClient(options: ContentClientOptions): GraphQLClient {
	return new GraphQLClient(options.url, {
		jsonSerializer: { parse: parseResult, stringify: JSON.stringify },
		method: options.liveDocument ? 'POST' : options.method,
		errorPolicy: options.errorPolicy,
		headers: {
			...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
			...(options.previewToken ? { [contractHeaders.previewToken]: options.previewToken } : {}),
		},
		fetch: async (input, init) => {
			const version = options.version?.forRequest();
			const requestHeaders = Object.fromEntries(new Headers(init?.headers));
			const response = await (options.fetch ?? fetchWithRetry)(input, {
				...withExtensions(init, options.liveDocument && { liveDocument: options.liveDocument }),
				headers: { ...requestHeaders, ...version?.headers, ...traceHeaders() },
				signal: AbortSignal.timeout(options.timeoutMs),
			});
			if (version?.isOlder(response)) options.onStaleResponse?.();
			if (response.ok && !/json/i.test(response.headers.get('content-type') ?? '')) {
				await response.body?.cancel();
				throw invalidResult();
			}
			return response;
		},
	});
}

/** Parses an execution result. */
function parseResult(text: string): unknown {
	const result = parseJson(text);
	if (isFields(result)) return result;
	throw invalidResult();
}

/** The specified error (section 8). It does not include the response, which may be a whole HTML page. */
const invalidResult = () => new Error('Invalid execution result: result is not object');

/** Adds `extensions` to the request body (GraphQL over HTTP, section 5). */
function withExtensions(init: RequestInit | undefined, extensions: object | undefined) {
	if (!extensions || typeof init?.body !== 'string') return init;
	return { ...init, body: JSON.stringify({ ...JSON.parse(init.body), extensions }) };
}
